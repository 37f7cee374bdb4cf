"""The rules of docs/product-rules.md (Lenders, Money and plans, Key Facts Statement, Loans, Refunds and settlement) in exact fractions.

Written from the documents alone, and shares no line with the TypeScript. Money is integer paise, rates are basis points a year.
"""

from calendar import monthrange
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cached_property
from math import ceil, floor

INDIA = timezone(timedelta(hours=5, minutes=30))
DAY_MS = 86_400_000
YEAR_DAYS = 365
GST = Fraction(18, 100)
HALF = Fraction(1, 2)


def half_up(value):
    """The nearest whole number; a half goes up."""
    return floor(Fraction(value) + HALF)


def gst_of(paise):
    return half_up(GST * paise)


def gst_inside(paise):
    return half_up(Fraction(paise) * GST / (1 + GST))


def day_of(at_ms):
    """The day in India at a moment."""
    return datetime.fromtimestamp(at_ms / 1000, INDIA).date()


def as_day(text):
    return date.fromisoformat(text)


def months_after(day, months):
    """The same day of a later month, or that month's last day where it is shorter."""
    index = day.year * 12 + day.month - 1 + months
    year, month = index // 12, index % 12 + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))


def emi_rupees(price_rupees, rate_bps, months):
    """The reducing-balance instalment, rounded up to the rupee."""
    rate = Fraction(rate_bps, 120_000)
    if rate == 0:
        return ceil(Fraction(price_rupees, months))
    growth = (1 + rate) ** months
    return ceil(price_rupees * rate * growth / (growth - 1))


def interest_of_month(balance, rate_bps):
    return half_up(Fraction(balance * rate_bps, 120_000))


def interest_of_days(balance, rate_bps, days):
    return half_up(Fraction(balance * rate_bps * days, 10_000 * YEAR_DAYS))


@dataclass
class Row:
    number: int
    due: date
    opening: int
    principal: int
    interest: int
    gst: int = 0
    fees: int = 0

    @property
    def emi(self):
        """Principal, interest and its tax: a late charge is counted on this."""
        return self.principal + self.interest + self.gst

    @property
    def payment(self):
        return self.emi + self.fees

    @property
    def balance(self):
        return self.opening - self.principal


def rows_from(balance, rate_bps, emi, number, months, due_of, first_days, is_taxed):
    """Instalments from one number on until nothing is left, at the latest in the last month."""
    rows = []
    while balance > 0:
        days = first_days if number == 1 else None
        interest = interest_of_month(balance, rate_bps) if days is None else interest_of_days(balance, rate_bps, days)
        # No instalment is above the EMI: the last month's interest is less by what the roundings add up to.
        if number == months and balance + interest > emi >= balance:
            interest = emi - balance
        payment = emi if number < months else balance + interest
        principal = min(balance, payment - interest)
        rows.append(Row(number, due_of(number), balance, principal, interest, gst_of(interest) if is_taxed else 0))
        balance -= principal
        number += 1
    return rows


def no_cost_payments(price, months):
    """The price in instalments of whole rupees; the last one pays what is left."""
    usual = ceil(Fraction(price, 100 * months)) * 100
    payments = []
    left = price
    for _ in range(months):
        payments.append(min(usual, left))
        left -= payments[-1]
    return [each for each in payments if each > 0]


def discount_factors(rate, months, first_days):
    """By how much each payment is less worth at the disbursal; `rate` is that of a month."""
    first = 1 + rate if first_days is None else 1 + rate * 12 * first_days / YEAR_DAYS
    factors = [first]
    for _ in range(months - 1):
        factors.append(factors[-1] * (1 + rate))
    return factors


def apr_bps(loan, payments, first_days):
    """12 x the monthly rate at which the payments are worth the loan, in basis points, half up."""
    with localcontext() as context:
        context.prec = 40

        def worth(rate):
            return sum(
                (Decimal(paid) / by for paid, by in zip(payments, discount_factors(rate, len(payments), first_days))),
                Decimal(0),
            )

        low, high = Decimal(0), Decimal(1)
        while worth(high) > loan:
            high *= 2
        # Far below half a basis point.
        for _ in range(64):
            middle = (low + high) / 2
            low, high = (middle, high) if worth(middle) > loan else (low, middle)
        return half_up(Fraction(low) * 120_000)


@dataclass
class Terms:
    rate_bps: int
    is_taxed: bool
    fees: list  # (payee, before tax, tax)
    penal_bps: int
    foreclosure_bps: int
    bounce: int
    cooling_days: int
    keeps_fees: bool

    @property
    def all_fees(self):
        return sum(amount + tax for _, amount, tax in self.fees)


def terms_of(lender, months):
    stated = lender["loanTerms"]
    fees = []
    for fee in stated["fees"]:
        paise = fee["amountRupees"] * 100
        tax = gst_inside(paise) if fee["includesGst"] else gst_of(paise)
        fees.append((fee["payee"], paise - tax if fee["includesGst"] else paise, tax))
    return Terms(
        rate_bps=lender["annualRateBps"][str(months)],
        is_taxed=lender["card"] == "credit",
        fees=fees,
        penal_bps=stated["penalBpsPerMonth"],
        foreclosure_bps=stated["foreclosureBps"],
        bounce=stated["bounceChargeRupees"] * 100,
        cooling_days=stated["coolingOffDays"],
        keeps_fees=stated["keepsFeesOnExit"],
    )


@dataclass
class Plan:
    price: int
    months: int
    terms: Terms
    loan: int
    emi: int
    rows: list
    first_days: int = None
    is_met: bool = False  # the shop meets the interest
    shop_fees: int = 0
    own_fees: int = 0
    disbursed: date = None
    first_due: date = None

    discount = property(lambda self: self.price - self.loan)
    interest = property(lambda self: sum(row.interest for row in self.rows))
    gst = property(lambda self: sum(row.gst for row in self.rows))
    total = property(lambda self: sum(row.payment for row in self.rows))
    # The words NO COST EMI stand only where all that is paid equals the price.
    is_no_cost = property(lambda self: self.is_met and self.total == self.price)

    @cached_property
    def apr(self):
        return apr_bps(self.loan, [row.payment for row in self.rows], self.first_days)


def plan_of(lender, months, price_rupees, no_cost_months, issued=date(2026, 1, 5), disbursed=None):
    """A plan of a lender, disbursed on the day of its first statement or on a later one, with the due days of the first."""
    terms = terms_of(lender, months)
    disbursed = disbursed or issued
    price = price_rupees * 100
    is_met = months in no_cost_months and bool(lender["noCostTenures"])
    first_due = months_after(issued, 1)
    first_days = None if months_after(disbursed, 1) == first_due else (first_due - disbursed).days

    def due_of(number):
        return months_after(issued, number)

    if is_met:
        payments = no_cost_payments(price, months)
        # What price / months a month is worth, before an instalment is rounded up to the rupee.
        factors = discount_factors(Fraction(terms.rate_bps, 120_000), months, first_days)
        loan = half_up(sum(Fraction(price, months) / by for by in factors))
        emi = payments[0]
        rows = []
        balance = loan
        for number, paid in enumerate(payments, 1):
            is_last = number == len(payments)
            interest = (
                interest_of_days(balance, terms.rate_bps, first_days)
                if number == 1 and first_days is not None
                else interest_of_month(balance, terms.rate_bps)
            )
            # What is lent and what is paid are fixed, so the last interest is the rest, and none is more than that.
            to_come = price - sum(payments[: number - 1])
            principal = balance if is_last else paid - min(interest, to_come - balance)
            interest = paid - principal
            rows.append(
                Row(number, due_of(number), balance, principal, interest, gst_of(interest) if terms.is_taxed else 0)
            )
            balance -= principal
    else:
        loan = price
        emi = emi_rupees(price_rupees, terms.rate_bps, months) * 100
        rows = rows_from(loan, terms.rate_bps, emi, 1, months, due_of, first_days, terms.is_taxed)
    shop_fees = terms.all_fees if is_met and lender["noCostFee"] == "SHOP" else 0
    own_fees = terms.all_fees - shop_fees
    rows[0].fees = own_fees
    return Plan(
        price, months, terms, loan, emi, rows, first_days, is_met, shop_fees, own_fees, disbursed, months_after(issued, 1)
    )


def stated_order(lenders, months_asked):
    """Ids of lenders with plans {months: (total, apr)}: lowest total for the months, then APR, then name."""
    months = months_asked or 12
    offered = sorted({each for _, _, plans in lenders for each in plans})
    if offered and months not in offered:
        months = min(offered, key=lambda each: (abs(each - months), each))

    def key(lender):
        _, name, plans = lender
        return (0, *plans[months], name) if months in plans else (1, 0, 0, name)

    return [lender_id for lender_id, _, _ in sorted(lenders, key=key)]


def late_charge(row, terms, days):
    """A day costs 2 % x 12 / 365 of principal, interest and tax; neither compounded nor taxed."""
    return half_up(Fraction(row.emi * terms.penal_bps * 12 * days, 10_000 * YEAR_DAYS))


@dataclass
class Paid:
    number: int
    day: date
    charges: int
    row: Row


@dataclass
class Loan:
    """A loan and what happens to it, day by day."""

    plan: Plan
    borne_by_shop: bool
    rows: list = field(default_factory=list)  # that are not paid
    paid: list = field(default_factory=list)
    bounces: dict = field(default_factory=dict)
    refunded: int = 0
    refunded_loan: int = 0
    is_over: bool = False
    end: dict = None  # what closing or leaving has cost
    lines: list = field(default_factory=list)
    carried: dict = field(default_factory=dict)  # charges of before that an instalment asks for

    @classmethod
    def of(cls, plan):
        return cls(plan, plan.is_met, [Row(**vars(row)) for row in plan.rows])

    # -- what is owed -------------------------------------------------------
    def charges(self, row, today):
        bounced = self.bounces.get(row.number, 0)
        late_days = max(0, (today - row.due).days) if bounced else 0
        late = late_charge(row, self.plan.terms, late_days) if late_days else 0
        return self.carried.get(row.number, 0) + self.plan.terms.bounce * bounced + late

    def left(self, today):
        return 0 if self.is_over else sum(row.payment + self.charges(row, today) for row in self.rows)

    def split(self, today):
        """Instalments that are due, and those of a later day."""
        due = [row for row in self.rows if row.due <= today or row.principal == 0]
        return due, [row for row in self.rows if row not in due]

    def interest_from(self, today):
        """Interest runs from the last due day, before the first one from the disbursal."""
        dues = [row.due for row in self.rows if row.due <= today] + [
            paid.row.due for paid in self.paid if paid.row.due <= today
        ]
        return max(dues, default=self.plan.disbursed)

    def exit_quote(self, today):
        principal = sum(row.principal for row in self.rows)
        days = (today - self.plan.disbursed).days
        interest = interest_of_days(principal, self.plan.terms.rate_bps, days)
        fees = self.plan.own_fees if self.plan.terms.keeps_fees else 0
        return {
            "principalPaise": principal,
            "days": days,
            "interestPaise": interest,
            "feesPaise": fees,
            "totalPaise": principal + interest + fees,
        }

    def closing_quote(self, today):
        terms = self.plan.terms
        due, later = self.split(today)
        early = sum(row.principal for row in later)
        days = (today - self.interest_from(today)).days
        running = interest_of_days(early, terms.rate_bps, days)
        interest = running + sum(row.interest for row in due)
        gst = (gst_of(running) if terms.is_taxed else 0) + sum(row.gst for row in due)
        fees = sum(row.fees for row in self.rows)
        charges = sum(self.charges(row, today) for row in due)
        closure = half_up(Fraction(early * terms.foreclosure_bps, 10_000))
        closure_gst = gst_of(closure)
        principal = early + sum(row.principal for row in due)
        return {
            "principalPaise": principal,
            "days": days,
            "interestPaise": interest,
            "gstOnInterestPaise": gst,
            "feesPaise": fees,
            "chargesPaise": charges,
            "foreclosureBps": terms.foreclosure_bps,
            "closurePaise": closure,
            "gstOnClosurePaise": closure_gst,
            "totalPaise": principal + interest + gst + fees + charges + closure + closure_gst,
            "stayingPaise": self.left(today),
        }

    def drawn(self):
        """Of the line: the price, less principal that was paid back and loan that was ended; of a loan that is over nothing."""
        if self.is_over:
            return 0
        return self.plan.price - (self.plan.loan - sum(row.principal for row in self.rows))

    # -- what happens -------------------------------------------------------
    def bounce(self, number):
        self.bounces[number] = self.bounces.get(number, 0) + 1

    def pay(self, number, day):
        row = next(each for each in self.rows if each.number == number)
        self.paid.append(Paid(number, day, self.charges(row, day), row))
        self.rows.remove(row)
        if not self.rows:
            self.is_over = True

    def close(self, today):
        self.end = self.closing_quote(today)
        self.rows = []
        self.is_over = True
        return self.end

    def exit(self, today):
        self.end = self.exit_quote(today)
        self.rows = []
        self.is_over = True
        return self.end

    def repaid(self):
        """Of all that was paid: interest, its tax, fees and charges."""
        end = self.end or {}
        closure = end.get("closurePaise", 0) + end.get("gstOnClosurePaise", 0)
        return (
            sum(each.row.interest for each in self.paid) + end.get("interestPaise", 0),
            sum(each.row.gst for each in self.paid) + end.get("gstOnInterestPaise", 0),
            sum(each.row.fees for each in self.paid) + end.get("feesPaise", 0),
            sum(each.charges for each in self.paid) + end.get("chargesPaise", 0) + closure,
        )

    def last_owed(self, owed, later, today):
        """One instalment of what is owed, on the next due day; never the first one, with which the fee would be due."""
        charges, gst, interest = owed
        if sum(owed) == 0:
            return []
        number = next((row.number for row in self.rows if row.number > 1), 2)
        due = min((row.due for row in later), default=today)
        self.bounces = {}
        self.carried = {number: charges}
        return [Row(number, due, 0, 0, interest, gst)]

    def refund(self, amount, today, is_cooling):
        """What a refund of so many paise of the price does; returns settlement, and the line of the shop."""
        plan, terms = self.plan, self.plan.terms
        self.refunded += amount
        loan_share_so_far = half_up(Fraction(plan.loan * self.refunded, plan.price))
        share = loan_share_so_far - self.refunded_loan
        self.refunded_loan = loan_share_so_far
        discount_share = amount - share
        is_all = self.refunded == plan.price
        line = {"pricePaise": -amount, "discountPaise": -discount_share, "feePaise": 0, "feeGstPaise": 0}
        fee = sum(a for _, a, _ in terms.fees) if plan.shop_fees else 0
        fee_gst = sum(t for _, _, t in terms.fees) if plan.shop_fees else 0

        if self.is_over and not is_all:
            # It is paid: all of it is the shopper's.
            return {"loanPaise": 0, "toShopperPaise": share, "keptByLenderPaise": 0, "stillOwedPaise": 0}, line

        principal = sum(row.principal for row in self.rows)
        if is_all:
            paid_interest, paid_gst, paid_fees, repaid_charges = self.repaid()
            repaid = share - principal
            if is_cooling:
                back = repaid + repaid_charges + paid_interest + paid_gst + paid_fees
                settlement = {
                    "loanPaise": principal,
                    "toShopperPaise": back,
                    "keptByLenderPaise": 0,
                    "stillOwedPaise": 0,
                }
                self.rows = []
                self.is_over = True
                if not any(each["pricePaise"] == 0 for each in self.lines):
                    line["feePaise"], line["feeGstPaise"] = -fee, -fee_gst
                return settlement, line
            due, later = self.split(today)
            early = sum(row.principal for row in later)
            running = interest_of_days(early, terms.rate_bps, (today - self.interest_from(today)).days)
            interest = running + sum(row.interest for row in due)
            gst = (gst_of(running) if terms.is_taxed else 0) + sum(row.gst for row in due)
            charges = sum(self.charges(row, today) for row in due)
            paid_besides = paid_fees + repaid_charges
            if self.borne_by_shop:
                # The shopper was promised a loan without interest. It comes out of the discount, and is never more than that.
                line["discountPaise"] += min(paid_interest + interest, discount_share)
                back = repaid + paid_interest + paid_gst
                owed = [charges, 0, 0]
                kept = paid_besides + charges
            else:
                back = repaid
                owed = [charges, gst, interest]
                kept = paid_besides + paid_interest + paid_gst + sum(owed)
            # What comes back pays charges first, then tax, then interest.
            for place, amount in enumerate(owed):
                paid_by_it = min(back, amount)
                owed[place] -= paid_by_it
                back -= paid_by_it
            settlement = {
                "loanPaise": principal,
                "toShopperPaise": back,
                "keptByLenderPaise": kept,
                "stillOwedPaise": sum(owed),
            }
            self.rows = self.last_owed(owed, later, today)
            self.is_over = not self.rows
            return settlement, line

        due, later = self.split(today)
        future = sum(row.principal for row in later)
        off_future = min(share, future)
        rest = share - off_future
        fees = sum(row.fees for row in later)
        balance = future - off_future
        if later:
            number = later[0].number
            dues = {row.number: row.due for row in plan.rows}
            fresh = rows_from(
                balance,
                terms.rate_bps,
                plan.emi,
                number,
                plan.months,
                lambda each: dues[each],
                plan.first_days,
                terms.is_taxed,
            )
            if fresh:
                fresh[0].fees = fees
            self.rows = due + fresh
        off_due = 0
        for row in reversed(due):
            taken = min(row.principal, rest - off_due)
            row.principal -= taken
            off_due += taken
        for place, row in enumerate(self.rows):
            row.opening = sum(each.principal for each in self.rows[place:])
        settlement = {
            "loanPaise": off_future + off_due,
            "toShopperPaise": share - off_future - off_due,
            "keptByLenderPaise": 0,
            "stillOwedPaise": 0,
        }
        if not self.rows:
            self.is_over = True
        return settlement, line
