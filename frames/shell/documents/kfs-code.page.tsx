import type { ReactElement } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { DocumentView } from '../../../shared/site/documents';
import { chromeMessages } from '../chrome/messages';
import { BrandLine } from './brand-line';
import type { DocumentPage } from './document-page';
import { kfsCodeMessages } from './kfs-code.messages';
import { Sentence } from './sentence';

type View = DocumentView<'kfs-code'>;

/** Sends and verifies an OTP that opens a Key Facts Statement. */
export const page: DocumentPage<'kfs-code'> = {
  title: ({ locale }) => messagesIn(locale, chromeMessages).title(messagesIn(locale, kfsCodeMessages).title),
  body: (view) => (
    <main className="card">
      <BrandLine />
      <h1>{messagesIn(view.locale, kfsCodeMessages).title}</h1>
      {view.sent ? <TypeCode {...view} sent={view.sent} /> : <SendCode {...view} />}
    </main>
  ),
};

function SendCode({ locale, maskedMobile, sendAction }: View): ReactElement {
  const t = messagesIn(locale, kfsCodeMessages);
  return (
    <>
      <p>
        <Sentence text={t.text(maskedMobile)} />
      </p>
      <form method="post" action={sendAction}>
        <button type="submit" className="p">
          {t.send}
        </button>
      </form>
    </>
  );
}

function TypeCode({
  locale,
  maskedMobile,
  sendAction,
  openAction,
  sent: { asked, validMinutes, problem },
}: View & { readonly sent: NonNullable<View['sent']> }): ReactElement {
  const t = messagesIn(locale, kfsCodeMessages);
  const named = <input type="hidden" name="asked" value={asked} />;
  return (
    <>
      <p>
        <Sentence text={t.sent(maskedMobile, validMinutes)} />
      </p>
      <form method="post" action={openAction}>
        {named}
        <label>
          {t.code}
          <input
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={16}
            // biome-ignore lint/a11y/noAutofocus: the code is the only field
            autoFocus
            {...(problem && { 'aria-describedby': 'why', 'aria-invalid': 'true' })}
          />
        </label>
        {problem && (
          <p className="error" id="why" role="alert">
            {problem.kind === 'wrong' ? t.wrong(problem.triesLeft) : t[problem.kind]}
          </p>
        )}
        <button type="submit" className="p">
          {t.submit}
        </button>
      </form>
      <form method="post" action={sendAction}>
        {named}
        <button type="submit">{t.again}</button>
      </form>
    </>
  );
}
