import { care } from '#domain/content.ts';
import type { PageLink } from '#domain/core/addresses.ts';
import { formatDate } from '#domain/core/language.ts';

/** Where a page in Spanish has its sources: on the English page. And who compared the two, once somebody has. */
export function TranslatedSources({ english }: { english: PageLink }) {
  const { translation } = care;
  return (
    <>
      <p>
        <a className="text-link" href={`${english.path}#sources`} hrefLang="en">
          Fuentes (en inglés)
        </a>
      </p>
      {translation && (
        <p className="small text-slate mt-3">
          {`Traducción revisada por ${translation.by}, `}
          <time dateTime={translation.on}>{formatDate(translation.on, 'es')}</time>.
        </p>
      )}
      <p className="small mt-6">
        Esta es información general y no reemplaza un examen. ¿Emergencia? Llame al 911.
      </p>
    </>
  );
}
