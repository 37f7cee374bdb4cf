"""Reads what a server has answered, works out each figure by `money.py`, and writes what differs as JSON."""

import json
import re
import sys
from collections import Counter

from money import DAY_MS, Loan, as_day, day_of, months_after, plan_of, stated_order

TENURES = (3, 6, 9, 12, 18, 24)

compared = Counter()
differences = []


def check(kind, where, name, said, worked_out):
    compared[kind] += 1
    if said != worked_out:
        differences.append(f"{kind} | {where} | {name}: the server says {said}, it is {worked_out}")


def check_all(kind, where, said, worked_out):
    for name, value in worked_out.items():
        check(kind, where, name, None if said is None else said.get(name), value)


def rupees_of(paise):
    return paise / 100


# -- plans ---------------------------------------------------------------


def is_within(lender, amount):
    return lender["minLoanAmount"] <= amount <= lender["maxLoanAmount"]


def plans_of(lender, amount, no_cost):
    """Its plans by months; none outside its limits."""
    if not is_within(lender, amount):
        return {}
    return {
        months: plan_of(lender, months, amount, no_cost)
        for months in TENURES
        if lender["annualRateBps"][str(months)] is not None
    }


known_plans = {}


def known(world, amount):
    if amount not in known_plans:
        known_plans[amount] = {
            each["lenderId"]: plans_of(each, amount, world["noCostTenures"]) for each in world["lenders"]
        }
    return known_plans[amount]


def check_plans(world, fact):
    amount = fact["amount"]
    plans = known(world, amount)
    by_id = {each["lenderId"]: each for each in world["lenders"]}
    wanted = stated_order(
        [
            (lender_id, by_id[lender_id]["name"], {months: (p.total, p.apr) for months, p in own.items()})
            for lender_id, own in plans.items()
        ],
        None,
    )
    where = f"{fact['where']} ₹{amount}"
    check("order of lenders", where, "lenders", [each["lenderId"] for each in fact["lenders"]], wanted)
    for said in fact["lenders"]:
        own = plans[said["lenderId"]]
        at = f"{where} {said['name']}"
        if not own:
            check("plans", at, "emiPlans", said["emiPlans"], [])
            continue
        check("plans", at, "tenures", [each["tenure"] for each in said["emiPlans"]], list(TENURES))
        for row in said["emiPlans"]:
            plan = own.get(row["tenure"])
            name = f"{at} {row['tenure']}m"
            if plan is None:
                check_all("plans", name, row, dict.fromkeys(("interestRate", "emi", "totalInterest", "cost")))
                continue
            check_all(
                "plans",
                name,
                row,
                {
                    "interestRate": 0 if plan.is_met else rupees_of(plan.terms.rate_bps),
                    "emi": plan.emi // 100,
                    "totalAmountPayableToBank": rupees_of(plan.total),
                    "totalInterest": rupees_of(plan.interest - plan.discount),
                    "isNoCost": plan.is_no_cost,
                },
            )
            check_all(
                "plans",
                name,
                row["cost"],
                {
                    "discountPaise": plan.discount,
                    "interestPaise": plan.interest,
                    "gstOnInterestPaise": plan.gst,
                    "feesPaise": plan.own_fees,
                    "totalPayablePaise": plan.total,
                    "aprBps": plan.apr,
                },
            )


def check_promo(world, fact):
    amount = fact["amount"]
    if amount > 9_999_999:
        return
    plans = [p for own in known(world, amount).values() for p in own.values()]
    where = f"promo ₹{amount}"
    for field, some in (("lowest", plans), ("noCost", [p for p in plans if p.is_no_cost])):
        said = fact["promo"].get(field)
        if not some:
            check("line by a price", where, field, said, None)
            continue
        emi = min(p.emi for p in some)
        alike = [p for p in some if p.emi == emi]
        shortest = min(p.months for p in alike)
        fitting = [p for p in alike if p.months == shortest]
        check("line by a price", where, f"{field} emi", said["emi"], emi // 100)
        check("line by a price", where, f"{field} tenure", said["tenure"], shortest)
        totals = {(p.total, p.own_fees) for p in fitting}
        shown = (said["totalPayablePaise"], said["feesPaise"])
        check("line by a price", where, f"{field} total and fees", shown in totals and shown, shown)
    if not plans:
        ends = [end for each in world["lenders"] for end in (each["minLoanAmount"], each["maxLoanAmount"])]
        nearest = min(ends, key=lambda end: abs(end - amount))
        check("line by a price", where, "nearestAmount", fact["promo"]["nearestAmount"], nearest)


# -- texts ---------------------------------------------------------------

AMOUNT = re.compile(r"₹\s?([\d,]+)(?:\.(\d{2}))?(?!\d)")


def amounts_in(text):
    return [int(rupees.replace(",", "")) * 100 + int(paise or 0) for rupees, paise in AMOUNT.findall(text)]


def check_text(kind, where, text, required, allowed):
    """Each amount that is needed stands there, and none that nobody can explain."""
    shown = amounts_in(text)
    missing = sorted(set(required) - set(shown))
    unknown = sorted(set(shown) - set(required) - set(allowed))
    compared[kind] += len(shown)
    if missing:
        differences.append(f"{kind} | {where} | missing: {missing}")
    if unknown:
        differences.append(f"{kind} | {where} | unexplained: {unknown}")


def cells_of(text):
    return [line.split(",") for line in text.lstrip("\ufeff").split("\r\n") if line]


def money_of(paise):
    return f"{paise // 100}.{paise % 100:02}"


# Months that merchants' terms of no cost name.
CALCULATOR_NO_COST = (3, 6, 9, 12)


def check_calculator(world, fact):
    lender = next(each for each in world["lenders"] if each["lenderId"] == fact["lenderId"])
    months, amount = fact["tenure"], fact["amount"]
    where = f"calculator {lender['name']} ₹{amount} {months}m {'no cost' if fact['noCost'] else ''}"
    if lender["annualRateBps"][str(months)] is None:
        check("calculator", where, "kind", fact["kind"], "unavailable")
        return
    no_cost = CALCULATOR_NO_COST if fact["noCost"] else ()
    plan = plan_of(lender, months, amount, no_cost)
    columns = 4 + (plan.gst > 0) + (plan.own_fees > 0)
    table = []
    for row in plan.rows:
        table.append([row.payment, row.principal, row.interest])
        table[-1] += [row.gst] if plan.gst else []
        table[-1] += [row.fees] if plan.own_fees else []
        table[-1].append(row.balance)
    flat = [each for row in table for each in row]
    last = plan.rows[-1].principal + plan.rows[-1].interest
    required = {plan.emi, plan.price, plan.interest, plan.total, 0} | set(flat)
    required |= {each for each in (plan.gst, plan.discount, plan.own_fees) if each}
    required |= {last} if last != plan.emi else set()
    limits = {lender["minLoanAmount"] * 100, lender["maxLoanAmount"] * 100}
    rest = {plan.interest + plan.gst + plan.own_fees, plan.total - plan.price}
    for text in fact["texts"]:
        check_text("calculator", where, text, required, limits | rest)
        shown = amounts_in(text)
        found = any(shown[at : at + len(flat)] == flat for at in range(len(shown) - len(flat) + 1))
        check("calculator", where, "table of months", found, True)
    for file in fact["files"]:
        rows = cells_of(file)[1:]
        check("file of months", where, "rows", len(rows), len(table))
        for number, (said, row) in enumerate(zip(rows, table), 1):
            compared["file of months"] += columns
            check("file of months", where, f"row {number}", said, [str(number), *map(money_of, row)])


# -- loans ---------------------------------------------------------------


def row_fields(row):
    return {
        "number": row.number,
        "dueOn": row.due.isoformat(),
        "principalPaise": row.principal,
        "interestPaise": row.interest,
        "gstPaise": row.gst,
        "feesPaise": row.fees,
        "paymentPaise": row.payment,
        "balancePaise": row.balance,
    }


def check_statement(where, kfs, plan):
    terms = plan.terms
    fees = [] if plan.shop_fees else terms.fees
    check_all(
        "statement",
        where,
        kfs,
        {
            "disbursedOn": plan.disbursed.isoformat(),
            "firstPeriodDays": plan.first_days,
            "purchaseAmountPaise": plan.price,
            "discountPaise": plan.discount,
            "isNoCost": plan.is_met,
            "shopFeesPaise": plan.shop_fees or None,
            "loanAmountPaise": plan.loan,
            "tenure": plan.months,
            "instalmentCount": len(plan.rows),
            "instalmentPaise": plan.emi,
            "firstEmiOn": plan.rows[0].due.isoformat(),
            "lastEmiOn": plan.rows[-1].due.isoformat(),
            "annualRateBps": terms.rate_bps,
            "totalFeesPaise": plan.own_fees,
            "totalInterestPaise": plan.interest,
            "totalGstOnInterestPaise": plan.gst,
            "costOfLoanPaise": plan.interest + plan.gst + plan.own_fees,
            "netDisbursedPaise": plan.loan,
            "totalPayablePaise": plan.total,
            "aprBps": plan.apr,
            "coolingOffDays": terms.cooling_days,
        },
    )
    said = [(each["payee"], each["amountPaise"], each["gstPaise"]) for each in kfs["fees"]]
    check("statement", where, "fees", said, fees)
    check("statement", where, "rows", len(kfs["schedule"]), len(plan.rows))
    for shown, row in zip(kfs["schedule"], plan.rows):
        name = f"{where} row {row.number}"
        check_all("statement", name, shown, {**row_fields(row), "openingBalancePaise": row.opening})


def statement_amounts(plan):
    """What the page and the file have to say, and what else they may."""
    usual_last = plan.rows[-1].principal + plan.rows[-1].interest
    required = {plan.price, plan.loan, plan.total, plan.emi, plan.terms.bounce, plan.interest}
    required |= {plan.interest + plan.gst + plan.own_fees}
    for row in plan.rows:
        required |= {row.payment, row.principal, row.interest + row.gst}
    if plan.discount:
        required.add(plan.discount)
    if plan.gst:
        required.add(plan.gst)
    if usual_last != plan.emi:
        required.add(usual_last)
    if plan.shop_fees:
        required.add(plan.shop_fees)
    for _, amount, tax in [] if plan.shop_fees else plan.terms.fees:
        required |= {amount, tax, amount + tax}
    allowed = {0, plan.interest + plan.gst, plan.own_fees} | {row.balance for row in plan.rows}
    return required, allowed


def settle_debits(loan, today, bounces, details):
    """What has been debited until now: on its due day, or where the first debit bounces a month later."""
    paid_numbers = {row["number"] for row in details["instalments"] if row["state"] == "PAID"}
    while loan.rows:
        row = loan.rows[0]
        if row.due > today:
            return
        if not bounces:
            # The jobs of the day may still be to come.
            if row.due == today and row.number not in paid_numbers:
                return
            loan.pay(row.number, row.due)
            continue
        again = months_after(row.due, 1)
        for each in loan.rows:
            if each.due <= today and each.number not in loan.bounces:
                loan.bounce(each.number)
        if again > today or (again == today and row.number not in paid_numbers):
            return
        loan.pay(row.number, again)


def check_look(where, loan, story, fact):
    end = loan.end
    today = day_of(fact["atMs"])
    plan, details = loan.plan, fact["details"]
    left = loan.left(today)
    check_all(
        "loan",
        where,
        details,
        {
            "pricePaise": plan.price,
            "discountPaise": plan.discount,
            "shopFeesPaise": plan.shop_fees,
            "loanPaise": plan.loan,
            "annualRateBps": plan.terms.rate_bps,
            "aprBps": plan.apr,
            "interestPaise": plan.interest,
            "gstOnInterestPaise": plan.gst,
            "feesPaise": plan.own_fees,
            "totalPayablePaise": plan.total,
            "instalmentPaise": plan.emi,
            "isNoCost": plan.is_no_cost,
            "bounceChargePaise": plan.terms.bounce,
            "leftPaise": left,
            "refundedPaise": loan.refunded,
            "paidCount": len(loan.paid),
        },
    )
    paid_sum = sum(each.row.payment + each.charges for each in loan.paid) + (end["totalPaise"] if end else 0)
    check("loan", where, "paidPaise", details["paidPaise"], paid_sum)
    repaid = [each for each in details["repayments"] if each["kind"] == "INSTALMENT"]
    check("repayments", where, "instalments", len(repaid), len(loan.paid))
    for said, worked in zip(sorted(repaid, key=lambda each: each["number"]), loan.paid):
        row = worked.row
        check_all(
            "repayments",
            where,
            said,
            {
                "number": row.number,
                "amountPaise": row.payment + worked.charges,
                "principalPaise": row.principal,
                "interestPaise": row.interest,
                "gstPaise": row.gst,
                "feesPaise": row.fees,
                "chargesPaise": worked.charges,
            },
        )
        check("repayments", where, "day", day_of(said["atMs"]).isoformat(), worked.day.isoformat())
    others = [each for each in details["repayments"] if each["kind"] != "INSTALMENT"]
    if end:
        check("repayments", where, "end", [each["amountPaise"] for each in others], [end["totalPaise"]])
    for each in details["repayments"]:
        parts = ("principalPaise", "interestPaise", "gstPaise", "feesPaise", "chargesPaise")
        check("sums", where, "repayment", each["amountPaise"], sum(each[part] for part in parts))
    open_rows = [each for each in details["instalments"] if each["state"] in ("OVERDUE", "NEXT", "UPCOMING")]
    check("instalments", where, "open", [each["number"] for each in open_rows], [row.number for row in loan.rows])
    for said, row in zip(open_rows, loan.rows):
        name = f"{where} no. {row.number}"
        check_all("instalments", name, said, {**row_fields(row), "chargesPaise": loan.charges(row, today)})
    for said in details["instalments"]:
        if said["state"] == "PAID":
            worked = next((each for each in loan.paid if each.row.number == said["number"]), None)
            if worked:
                name = f"{where} paid no. {said['number']}"
                check_all(
                    "instalments", name, said, {**row_fields(worked.row), "chargesPaise": worked.charges}
                )
    following = loan.rows[0] if loan.rows and not loan.is_over else None
    said = details["next"]
    worked = following and {
        "number": following.number,
        "dueOn": following.due.isoformat(),
        "paymentPaise": following.payment + loan.charges(following, today),
    }
    check("loan", where, "next", said, worked)
    check_all("history", where, fact["history"], {name: details[name] for name in fact["history"]})
    for file in fact["files"]:
        rows = cells_of(file)[1:]
        check("file of the schedule", where, "rows", len(rows), len(details["instalments"]))
        for said, row in zip(rows, details["instalments"]):
            figures = [row["paymentPaise"], row["principalPaise"], row["interestPaise"] + row["gstPaise"]]
            if any(each["feesPaise"] for each in details["instalments"]):
                figures.append(row["feesPaise"])
            figures.append(row["balancePaise"])
            compared["file of the schedule"] += len(figures)
            check("file of the schedule", where, "row", said[:-1], [row["dueOn"], *map(money_of, figures)])
    check_quotes(where, loan, fact, today)
    check_limits(where, loan, story, fact)
    check_owed(where, loan, story, fact, today)
    check_order(where, loan, fact)


def check_quotes(where, loan, fact, today):
    quotes = fact["quotes"]
    if loan.is_over:
        check("quotes", where, "closing", quotes["closing"], None)
        check("quotes", where, "exit", quotes["exit"], None)
        return
    if quotes["closing"] is None:
        differences.append(f"quotes | {where} | no closing quote")
    else:
        check_all("quotes", where, quotes["closing"], loan.closing_quote(today))
    if quotes["exit"] is not None:
        check_all("quotes", where, quotes["exit"], loan.exit_quote(today))
        for day in quotes["exit"]["byDay"]:
            total = loan.exit_quote(as_day(day["day"]))["totalPaise"]
            check("quotes", where, f"exit {day['day']}", day["totalPaise"], total)


def check_limits(where, loan, story, fact):
    own = next((each for each in fact["limits"] or [] if each["lenderId"] == story["lenderId"]), None)
    if own is None or "mobile" in story or own["availableLimit"] is None:
        return
    drawn = loan.drawn()
    check("limits", where, "availableLimit", own["availableLimit"], (own["wholeLimit"] * 100 - drawn) // 100)


def check_owed(where, loan, story, fact, today):
    owed = fact["owed"]
    for name in ("toRepayPaise", "paidPaise", "leftPaise"):
        check("sums", where, f"owed {name}", owed[name], sum(each[name] for each in owed["loans"]))
    for each in owed["loans"]:
        check("sums", where, "owed loan", each["toRepayPaise"], each["paidPaise"] + each["leftPaise"])
    if "mobile" in story:
        return
    mine = owed["loans"]
    check("owed", where, "open loans", len(mine), 0 if loan.is_over else 1)
    if mine:
        check("owed", where, "left", mine[0]["leftPaise"], loan.left(today))
        check("owed", where, "paid", mine[0]["paidPaise"], sum(p.row.payment + p.charges for p in loan.paid))
    left = 0 if loan.is_over else loan.left(today)
    check("sums", where, "months left", sum(each["leftPaise"] for each in owed["months"]), left)


def check_order(where, loan, fact):
    plan, order = loan.plan, fact["order"]
    fee = sum(amount for _, amount, _ in plan.terms.fees) if plan.shop_fees else 0
    fee_gst = sum(tax for _, _, tax in plan.terms.fees) if plan.shop_fees else 0
    check("settlement", where, "loan", order["loanAmountPaise"], plan.loan)
    payout = plan.price - plan.discount - fee - fee_gst
    check("settlement", where, "payout", order["payoutPaise"], payout)
    subvention = order["subvention"]
    if plan.is_met:
        check_all(
            "settlement",
            where,
            subvention,
            {
                "borneBy": "MERCHANT",
                "discountPaise": plan.discount,
                "processingFeePaise": fee,
                "processingFeeGstPaise": fee_gst,
            },
        )
    else:
        check("settlement", where, "subvention", subvention, None)
    lines = [{"pricePaise": plan.price, "discountPaise": plan.discount, "feePaise": fee, "feeGstPaise": fee_gst}]
    lines += loan.lines
    check("settlement", where, "lines", len(order["settlementLines"]), len(lines))
    for said, line in zip(order["settlementLines"], lines):
        worked = {
            "pricePaise": line["pricePaise"],
            "discountPaise": line["discountPaise"],
            "processingFeePaise": line["feePaise"],
            "processingFeeGstPaise": line["feeGstPaise"],
            "payoutPaise": line["pricePaise"] - line["discountPaise"] - line["feePaise"] - line["feeGstPaise"],
        }
        check_all("settlement", f"{where} {said['kind']}", said, worked)
    check("settlement", where, "refunded", order["refundedAmount"], loan.refunded // 100)
    check("settlement", where, "refundable", order["refundableAmount"], (plan.price - loan.refunded) // 100)
    check("settlement", where, "refunds", fact["refunds"]["refundedAmount"], loan.refunded // 100)


def replay(world, fact):
    story = fact["story"]
    lender = next(each for each in world["lenders"] if each["lenderId"] == story["lenderId"])
    issued = day_of(fact["issuedAtMs"])
    paid = next((each for each in fact["facts"] if each["does"] == "paid"), None)
    if paid is None:
        differences.append(f"loan | {story['name']} | was not paid")
        return
    disbursed = day_of(paid["atMs"])
    plan = plan_of(lender, story["tenure"], story["amount"], world["noCostTenures"], issued, disbursed)
    for statement in fact["statements"]:
        kfs = statement["kfs"]
        where = f"{story['name']} ({kfs['language']})"
        check_statement(where, kfs, plan)
        required, allowed = statement_amounts(plan)
        for text in statement["texts"]:
            check_text("page and file of the statement", where, text, required, allowed)
    completion = paid["completion"]
    check_all(
        "receipt",
        story["name"],
        completion,
        {"amount": story["amount"], "firstEmiOn": plan.rows[0].due.isoformat(), "lastEmiOn": plan.rows[-1].due.isoformat()},
    )
    check_all(
        "receipt",
        story["name"],
        completion["emiPlan"],
        {
            "emi": plan.emi // 100,
            "totalAmountPayableToBank": rupees_of(plan.total),
            "totalInterest": rupees_of(plan.interest - plan.discount),
            "isNoCost": plan.is_no_cost,
        },
    )
    loan = Loan.of(plan)
    cooling_ends = paid["atMs"] + plan.terms.cooling_days * DAY_MS
    bounces = story.get("mobile") == "9000000013"
    for event in fact["facts"][1:]:
        today = day_of(event["atMs"])
        where = f"{story['name']}, day {(today - issued).days}"
        if event["does"] == "look":
            settle_debits(loan, today, bounces, event["details"])
            check_look(where, loan, story, event)
        elif event["does"] == "refund":
            left = plan.price - loan.refunded
            amount = left if event["amount"] == "rest" else event["amount"] * 100
            settlement, line = loan.refund(amount, today, event["atMs"] < cooling_ends)
            loan.lines.append(line)
            check_all("refund", where, event["answer"]["settlement"], settlement)
            check_all(
                "refund",
                where,
                event["answer"],
                {
                    "amount": amount // 100,
                    "refundedAmount": loan.refunded // 100,
                    "refundableAmount": (plan.price - loan.refunded) // 100,
                },
            )
        elif event["does"] == "close":
            check_all("end", where, event["quote"], loan.close(today))
        else:
            check_all("end", where, event["quote"], loan.exit(today))
            gives_back = plan.shop_fees and not plan.terms.keeps_fees
            fees = plan.terms.fees if gives_back else []
            loan.lines.append(
                {
                    "pricePaise": 0,
                    "discountPaise": 0,
                    "feePaise": -sum(amount for _, amount, _ in fees),
                    "feeGstPaise": -sum(tax for _, _, tax in fees),
                }
            )


def main():
    world, *facts = json.load(sys.stdin)
    for fact in facts:
        kind = fact["fact"]
        if kind == "plans":
            check_plans(world, fact)
        elif kind == "promo":
            check_promo(world, fact)
        elif kind == "calculator":
            check_calculator(world, fact)
        elif kind == "loan":
            replay(world, fact)
        else:
            raise ValueError(kind)
    json.dump({"compared": compared, "differences": differences}, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
