import { PageHeader } from '#components/ui/page-header.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import { languages, openLocations } from '#domain/content.ts';
import { inLanguage } from '#domain/core/language.ts';
import { nameAfterNumber } from '#domain/practice/locations.ts';
import { languageHelpPage as page } from '#domain/practice/notices.ts';

const numbers = openLocations.map((one) => one.phone + nameAfterNumber(one)).join(' · ');

type Notice = (typeof languages.languages)[number];

/** Says in each language that help is free, and whom to call. The fonts are the visitor’s own. */
export function LanguageHelp() {
  return (
    <>
      <PageHeader heading={page.title} standfirst={page.standfirst} page={page} />
      <ul className="container fit-16rem gap-x-12 gap-y-8 pb-24 font-system">
        {languages.languages.map((notice) => (
          <LanguageNotice key={notice.lang} notice={notice} />
        ))}
      </ul>
    </>
  );
}

function LanguageNotice({ notice: { lang, name, text } }: { notice: Notice }) {
  return (
    <li {...inLanguage(lang)} className="pt-4 border-t border-gold">
      <h2 className="subtitle font-system">{name}</h2>
      <p className="mt-1">
        <WithNumbers>{text.replaceAll('{phone}', numbers)}</WithNumbers>
      </p>
    </li>
  );
}
