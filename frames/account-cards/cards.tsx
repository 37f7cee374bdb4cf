import type { ReactNode } from 'react';
import type { Profile } from '../../shared/api/customer';
import { languageNames } from '../../shared/languages';
import { TERMS_UPDATED_ON } from '../../shared/legal/terms-updated';
import { whatsappConsentMessages } from '../../shared/legal/whatsapp-consent.messages';
import { type Locale, locales } from '../../shared/locales';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { dayInIndia } from '../../shared/rules/india-days';
import { changePinAddress } from '../../shared/site/activation-addresses';
import { pathIn } from '../../shared/site/address';
import { disputeAddresses } from '../../shared/site/dispute-addresses';
import { dashboard } from '../../shared/site/history-rows';
import { offerAddresses } from '../../shared/site/offer-addresses';
import { consentsPage, heldPage, limitCheck } from '../../shared/site/own-data-rows';
import { href } from '../../shared/site/route';
import { termsAddresses } from '../../shared/site/terms-addresses';
import { accountMessages } from '../account/messages';
import { Button } from '../kit/button';
import { RowList } from '../kit/card';
import { commonMessages } from '../kit/common.messages';
import { Heading } from '../kit/heading';
import type { IconPath } from '../kit/icon';
import { IconTile } from '../kit/icon-tile';
import * as icons from '../kit/icons';
import { Inline } from '../kit/layout/inline';
import { Note } from '../kit/note';
import { Row } from '../kit/row';
import { RowSkeleton } from '../kit/skeleton';
import { Stack } from '../kit/stack';
import { Switch } from '../kit/switch';
import { Tag } from '../kit/tag';
import { customerClient } from '../platform/page/customer-client';
import { useFlow } from '../platform/page/flow-view';
import { startMachine } from '../platform/page/start-machine';
import { type CardsEvent, type CardsState, cardsFlow } from './cards.flow';
import css from './cards.module.css';
import { cardsMessages } from './messages';
import { pageIn } from './page-in';

export interface CardsProps {
  readonly locale: Locale;
  /** Lenders that have approved the shopper, by their names. */
  readonly lenders: readonly string[];
  /** The user is logged out. */
  readonly onGuest: () => void;
  readonly onLogOut: (isEverywhere: boolean) => void;
  /** Name of the customer; null if unknown. */
  readonly onName: (name: string | null) => void;
}

/** What My Account has besides what the lenders say: money, messages, the shopper's own data, and logging out. */
export function Cards({ locale, lenders, onGuest, onLogOut, onName }: CardsProps): ReactNode {
  const t = messagesIn(locale, cardsMessages);
  const { state, send } = useFlow(() =>
    startMachine(
      window,
      customerClient(onGuest),
      cardsFlow,
      undefined,
      () =>
        ({ name }) =>
          onName(name),
    ),
  );
  const { userDetails } = state;
  const known = typeof userDetails === 'string' ? null : userDetails;
  const isAsking = userDetails === 'loading';
  const to = (path: string): string => pathIn(locale, path);
  return (
    <>
      <div className={css.money}>
        <Money t={t} known={known} isAsking={isAsking} lenders={lenders} to={to} />
      </div>
      <div className={css.rest}>
        <Messages
          t={t}
          known={known}
          isAsking={isAsking}
          locale={locale}
          to={to}
          whatsApp={state.whatsApp}
          send={send}
        />
        <OwnData t={t} known={known} isAsking={isAsking} to={to} />
        {userDetails === 'failed' && (
          <Note tone="error" live="assertive">
            <Inline as="span" gap={2} align="center" wrap>
              {t.failed}
              <Button kind="text" width="fit" onClick={() => send({ type: 'retried' })}>
                {messagesIn(locale, commonMessages).failed.tryAgain}
              </Button>
            </Inline>
          </Note>
        )}
        <Stack gap={3} steady className={css.out}>
          <Button kind="danger" onClick={() => onLogOut(false)}>
            {messagesIn(locale, accountMessages).logOut}
          </Button>
          <p>{messagesIn(locale, accountMessages).stays}</p>
          <RowList label={messagesIn(locale, accountMessages).logOutAll}>
            <Row
              start={<IconTile icon={icons.outside} />}
              title={messagesIn(locale, accountMessages).logOutAll}
              under={known && t.devices(known.sessions)}
              onClick={() => onLogOut(true)}
            />
          </RowList>
        </Stack>
      </div>
    </>
  );
}

type Messages = Texts<typeof cardsMessages>;
interface GroupProps {
  readonly t: Messages;
  readonly known: Profile | null;
  readonly isAsking: boolean;
  readonly to: (path: string) => string;
}

/** What lets buy, and what is debited. */
function Money({ t, known, isAsking, lenders, to }: GroupProps & { readonly lenders: readonly string[] }): ReactNode {
  const { autoDebit, vouchers } = t;
  const [first, ...others] = known?.linkedAccounts ?? [];
  const linked =
    first && (others.length === 0 ? `${first.lenderName} ${first.account}` : autoDebit.linked(others.length + 1));
  const voucher = known?.nextVoucher;
  return (
    <Group title={t.groups.money}>
      <Card
        icon={icons.rupee}
        title={t.lenders.title}
        under={namesOf(lenders, t)}
        href={to(limitCheck.path)}
        tag={lenders.length > 0 ? t.lenders.active(lenders.length) : null}
      />
      {isAsking ? (
        <>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </>
      ) : (
        <>
          <Card
            icon={icons.calendar}
            title={autoDebit.title}
            under={known && (linked ?? autoDebit.none)}
            href={to(dashboard.path)}
          />
          <Card icon={icons.lock} title={t.pin.title} under={t.pin.text} href={to(changePinAddress.path)} />
          <Card
            icon={icons.bag}
            title={vouchers.title}
            under={known && (known.activeVouchers > 0 ? vouchers.active(known.activeVouchers) : vouchers.none)}
            href={to(
              voucher
                ? href(offerAddresses.voucher, { merchantName: voucher.merchantHandle })
                : offerAddresses.all.path,
            )}
            tag={voucher ? vouchers.ends(dayInIndia(voucher.activeUntilMs)) : null}
          />
        </>
      )}
    </Group>
  );
}

/** Of lenders that one look takes in. */
const LENDERS_NAMED = 3;

function namesOf(lenders: readonly string[], { lenders: { none, andMore } }: Messages): string {
  if (lenders.length === 0) return none;
  const named = lenders.slice(0, LENDERS_NAMED).join(', ');
  const more = lenders.length - LENDERS_NAMED;
  return more > 0 ? andMore(named, more) : named;
}

interface MessagesProps extends GroupProps {
  readonly locale: Locale;
  readonly whatsApp: CardsState['whatsApp'];
  readonly send: (event: CardsEvent) => void;
}

/** How we write to the shopper, and in which language. */
function Messages({ t, known, isAsking, locale, to, whatsApp, send }: MessagesProps): ReactNode {
  const { email } = t;
  const { title, text } = messagesIn(locale, whatsappConsentMessages).inAccount;
  return (
    <Group title={t.groups.messages}>
      {isAsking && (
        <>
          <RowSkeleton />
          <RowSkeleton />
        </>
      )}
      {known && (
        <Row
          start={<IconTile icon={icons.chat} />}
          title={title}
          under={whatsApp === 'failed' ? <span role="alert">{t.whatsAppFailed}</span> : text}
          end={
            <Switch
              isOn={known.isWhatsappAllowed}
              label={title}
              isBusy={whatsApp === 'sending'}
              onSwitch={(isWhatsappAllowed) => send({ type: 'whatsAppSwitched', isWhatsappAllowed })}
            />
          }
        />
      )}
      {known && (
        <Card icon={icons.mail} title={email.title} under={known.email ?? email.none} href={to(heldPage.path)} />
      )}
      {locales
        .filter((each) => each !== locale)
        .map((each) => (
          <Row
            key={each}
            start={<IconTile icon={icons.swap} />}
            title={t.language}
            under={languageNames[locale].name}
            end={<span lang={each}>{languageNames[each].name}</span>}
            href={pageIn(location, each)}
          />
        ))}
    </Group>
  );
}

/** What was agreed to, what is held, and what was asked. */
const OwnData = ({ t, known, isAsking, to }: GroupProps): ReactNode => (
  <Group title={t.groups.data}>
    <Card
      icon={icons.shield}
      title={t.agreed.title}
      under={known && t.agreed.texts(known.consents)}
      href={to(consentsPage.path)}
    />
    <Card icon={icons.order} title={t.held.title} under={t.held.text} href={to(heldPage.path)} />
    {isAsking ? (
      <RowSkeleton />
    ) : (
      <Card
        icon={icons.help}
        title={t.tickets.title}
        under={known && (known.openTickets > 0 ? t.tickets.open(known.openTickets) : t.tickets.none)}
        href={to(disputeAddresses.view.path)}
      />
    )}
    <Card
      icon={icons.info}
      title={t.terms.title}
      under={t.terms.updated(TERMS_UPDATED_ON)}
      href={to(termsAddresses.inSite.path)}
    />
  </Group>
);

interface CardProps {
  readonly icon: IconPath;
  readonly title: string;
  /** Null if unknown. */
  readonly under: string | null;
  readonly href: string;
  readonly tag?: string | null;
}

const Card = ({ icon, title, under, href: address, tag = null }: CardProps): ReactNode => (
  <Row
    start={<IconTile icon={icon} />}
    title={title}
    under={under}
    href={address}
    end={tag !== null && <Tag>{tag}</Tag>}
  />
);

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <Stack gap={2}>
    <Heading level={2} size="section">
      {title}
    </Heading>
    <RowList label={title}>{children}</RowList>
  </Stack>
);
