"""Works out key fact statements anew, with whole numbers alone, from what docs/product-rules.md and a lender’s file say.

Reads one loan a line, as JSON: its lender, plan and statement as the server gives them. Writes a line for each loan that
differs, then how many loans and figures there were. It shares no line with the program that it judges."""

import json
import sys
from datetime import date, datetime, timedelta, timezone

INDIA = timezone(timedelta(hours=5, minutes=30))
MONTH_BPS = 120_000  # a rate of so many basis points a year is the whole loan each month


def half_up(numerator, denominator):
    return (2 * numerator + denominator) // (2 * denominator)


def up(numerator, denominator):
    return -(-numerator // denominator)


def months_later(day, months):
    """The same day of a later month, or its last one."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    after = date(year + (month == 11), (month + 1) % 12 + 1, 1)
    return date(year, month + 1, min(day.day, (after - timedelta(days=1)).day))


def usual_rows(price, bps, months):
    """Interest of each month half up; the last instalment pays what is left and is never above the others."""
    grown, flat = (MONTH_BPS + bps) ** months, MONTH_BPS**months
    emi = 100 * (up(price // 100, months) if bps == 0 else up(price // 100 * bps * grown, MONTH_BPS * (grown - flat)))
    rows, owed = [], price
    while owed > 0:
        interest = half_up(owed * bps, MONTH_BPS)
        is_last = len(rows) == months - 1 or owed + interest <= emi
        if is_last:
            interest = min(interest, emi - owed)
        principal = owed if is_last else emi - interest
        owed -= principal
        rows.append((principal, interest, owed))
    return emi, price, rows


def no_cost_rows(price, bps, months):
    """The loan is what price ÷ months, paid every month, is worth today. What is paid is that in whole rupees."""
    emi = 100 * up(price // 100, months)
    paid = [min(emi, price - emi * n) for n in range(months) if price > emi * n]
    grown = MONTH_BPS + bps
    worth = sum(price * MONTH_BPS ** (n + 1) * grown ** (months - n - 1) for n in range(months))
    loan = half_up(worth, months * grown**months)
    rows, owed = [], loan
    for n, each in enumerate(paid):
        is_last = n == len(paid) - 1
        interest = each - owed if is_last else half_up(owed * bps, MONTH_BPS)
        owed -= each - interest
        rows.append((each - interest, interest, owed))
    return emi, loan, rows


def is_apr(apr_bps, net, payments):
    """Whether the yearly rate at which the payments are worth `net` rounds half up to so many basis points."""

    def worth_at_least_net(half_bps):
        base = 2 * MONTH_BPS
        value = 0
        weight = 1
        for payment in payments:
            value = value * (base + half_bps) + payment * weight * base
            weight *= base
        return value >= net * (base + half_bps) ** len(payments)

    return worth_at_least_net(2 * apr_bps - 1) and not worth_at_least_net(2 * apr_bps + 1)


def is_valid_for_three_weekdays(issued, until_ms):
    """Whether it ends at midnight in India, after three weekdays or more; holidays of the banks make it longer."""
    until = datetime.fromtimestamp(until_ms // 1000, INDIA)
    days = (until.date() - issued).days - 1
    weekdays = sum((issued + timedelta(days=n + 1)).weekday() < 5 for n in range(days))
    return until.hour == until.minute == 0 and 3 <= weekdays <= 7


def fee_and_tax(fee):
    stated = fee["amountRupees"] * 100
    tax = half_up(stated * 18, 118) if fee["includesGst"] else half_up(stated * 18, 100)
    return (stated - tax if fee["includesGst"] else stated), tax


def judge(loan):
    """Pairs of name, what is said and what is right."""
    lender, plan, said = loan["lender"], loan["plan"], loan["kfs"]
    months, price = loan["tenure"], loan["amountRupees"] * 100
    bps = lender["annualRateBps"][str(months)]
    is_no_cost = months in lender["noCostTenures"]
    emi, lent, rows = (no_cost_rows if is_no_cost else usual_rows)(price, bps, months)
    fees = [fee_and_tax(fee) for fee in lender["loanTerms"]["fees"]]
    # The shop pays the fee of a plan whose interest it meets, unless the lender's file says otherwise.
    shop_sum = sum(map(sum, fees)) if is_no_cost and lender["noCostFee"] == "SHOP" else 0
    fees = [] if shop_sum else fees
    fee_sum = sum(map(sum, fees))
    taxes = [half_up(interest * 18, 100) if lender["gstOnInterest"] else 0 for _, interest, _ in rows]
    payments = [principal + interest + tax for (principal, interest, _), tax in zip(rows, taxes)]
    payments[0] += fee_sum  # the fee is paid with the first instalment
    interest_sum, discount, total = sum(row[1] for row in rows), price - lent, sum(payments)
    issued = datetime.fromtimestamp(said["issuedAtMs"] // 1000, INDIA).date()
    due = [months_later(issued, n + 1).isoformat() for n in range(len(rows))]
    cost = {
        "discountPaise": discount,
        "interestPaise": interest_sum,
        "gstOnInterestPaise": sum(taxes),
        "feesPaise": fee_sum,
        "totalPayablePaise": total,
    }
    sums = {
        "purchaseAmountPaise": price,
        "discountPaise": discount,
        "isNoCost": is_no_cost,
        "loanAmountPaise": lent,
        "tenure": months,
        "instalmentCount": len(rows),
        "instalmentPaise": emi,
        "firstEmiOn": due[0],
        "lastEmiOn": due[-1],
        "annualRateBps": bps,
        "totalFeesPaise": fee_sum,
        "totalInterestPaise": interest_sum,
        "totalGstOnInterestPaise": sum(taxes),
        "costOfLoanPaise": interest_sum + sum(taxes) + fee_sum,
        "netDisbursedPaise": lent,
        "totalPayablePaise": total,
        "coolingOffDays": lender["loanTerms"]["coolingOffDays"],
    }
    yield from ((name, said[name], right) for name, right in sums.items())
    yield "aprBps", is_apr(said["aprBps"], lent, payments), True
    yield "validUntilMs", is_valid_for_three_weekdays(issued, said["validUntilMs"]), True
    yield "shopFeesPaise", said.get("shopFeesPaise", 0), shop_sum
    yield "disbursedOn", said["disbursedOn"], issued.isoformat()
    yield "fees", [(fee["amountPaise"], fee["gstPaise"]) for fee in said["fees"]], fees
    yield "rows", len(said["schedule"]), len(rows)
    for row, (principal, interest, owed), tax, day, paid in zip(said["schedule"], rows, taxes, due, payments):
        right = {
            "dueOn": day,
            "openingBalancePaise": owed + principal,
            "principalPaise": principal,
            "interestPaise": interest,
            "gstPaise": tax,
            "feesPaise": paid - principal - interest - tax,
            "paymentPaise": paid,
            "balancePaise": owed,
        }
        yield from ((f"{row['number']}.{name}", row[name], value) for name, value in right.items())
    yield from ((f"plan.{name}", plan["cost"][name], right) for name, right in cost.items())
    yield "plan.emi", plan["emi"] * 100, emi
    yield "plan.interestRate", hundredths(plan["interestRate"]), 0 if is_no_cost else bps
    yield "plan.totalInterest", hundredths(plan["totalInterest"]), interest_sum - discount
    yield "plan.totalAmountPayableToBank", hundredths(plan["totalAmountPayableToBank"]), total


def hundredths(text):
    """A JSON number of at most two decimals, read as it is written."""
    whole, _, part = str(text).partition(".")
    return int(whole) * 100 + int(part.ljust(2, "0") or 0)


loans = figures = 0
for line in sys.stdin:
    loan = json.loads(line, parse_float=str)
    loans += 1
    wrong = []
    for name, told, right in judge(loan):
        figures += 1
        if told != right:
            wrong.append(f"{name} {told} not {right}")
    if wrong:
        print(f"₹{loan['amountRupees']} over {loan['tenure']} months of {loan['lender']['name']}: {'; '.join(wrong[:5])}")
print(f"{loans} loans, {figures} figures")
