import { messagesIn } from '../../../shared/messages/define-messages';
import { chromeMessages } from '../chrome/messages';
import { BrandLine } from './brand-line';
import type { DocumentPage } from './document-page';
import { telesalesEntryMessages } from './telesales-entry.messages';

/** Asks for confirmation before another agent's desk session in this browser ends. */
export const page: DocumentPage<'telesales-entry'> = {
  title: ({ locale }) => messagesIn(locale, chromeMessages).title(messagesIn(locale, telesalesEntryMessages).title),
  body: ({ locale, currentAgentId, nextAgentId, action, fields, deskAddress }) => {
    const t = messagesIn(locale, telesalesEntryMessages);
    return (
      <main className="card">
        <BrandLine />
        <h1>{t.title}</h1>
        <p>{t.text(currentAgentId, nextAgentId)}</p>
        <form method="post" action={action}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="p">
            {t.replace(nextAgentId)}
          </button>
        </form>
        <p>
          <a href={deskAddress}>{t.stay(currentAgentId)}</a>
        </p>
      </main>
    );
  },
};
