import { ChevronDown } from 'lucide-react';
import { SourceLine } from '#components/article/sources.tsx';
import type { ServicePage } from '#domain/index.ts';
import { groupsAt } from '#domain/signs/signs.ts';
import { emergencyWords } from '#domain/words/emergencies.ts';
import { levels } from '#domain/words/urgency.ts';

/** What each sign rests on, folded up: it is there to be checked, and nobody in need has to read it. */
export function SignSources({ sources }: { sources: NonNullable<ServicePage['signSources']> }) {
  const signs = levels.flatMap(groupsAt).flatMap((group) => group.signs);
  return (
    <details className="question mt-10 border-y screen-only">
      <summary>
        <h3 className="subtitle">{emergencyWords.signSources}</h3>
        <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
      </summary>
      <dl className="small pb-6 measure">
        {signs.map(({ id, adults }) => (
          <div key={id} className="mt-4">
            <dt>{adults}</dt>
            {sources[id]?.map((source) => (
              <dd key={source.title} className="text-slate">
                <SourceLine source={source} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
