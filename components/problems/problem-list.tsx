import { Icon } from '#components/ui/icon.tsx';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { Plate } from '#components/ui/picture.tsx';
import { type ProblemPage, pageCopy } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { type ProblemLevel, problemWords } from '#domain/core/urgency.ts';
import { platePath } from '#domain/pictures/pictures.ts';
import { isPage } from '#domain/site/routes.ts';

/** The classes of each look: the wall, rows with small plates, and one row of plates with their names. */
const looks = {
  wall: {
    list: 'wall fit-16rem gap-x-4 gap-y-7 @md:gap-x-6 @md:gap-y-8 mt-3 pt-5 border-t border-gold',
    // A browser sets up each drawing as a document, so those far below wait. The padding is for the focus ring.
    item: 'wall-item p-1.5 -m-1.5',
    link: 'h-full grid-rows-[auto_auto_1fr]',
    plate: 'w-full mb-2.5',
  },
  rows: {
    list: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-8 border-t border-gold',
    item: 'border-b',
    link: 'min-h-13 py-3 content-center has-[img]:grid-cols-[4.5rem_1fr] gap-x-4',
    plate: 'w-18 row-span-2 print:hidden',
  },
  names: {
    list: 'fit-16rem gap-x-4 gap-y-6 @[18rem]:grid-cols-3 @md:grid-cols-6',
    item: undefined,
    link: 'h-full content-start text-center',
    plate: 'w-full mb-2.5',
  },
};

interface ProblemListProps {
  problems: readonly ProblemPage[];
  look: keyof typeof looks;
  eager?: number;
}

/** Eye problems, each a link with its plate, its name, and how soon it needs help. */
export function ProblemList({ problems, look, eager = 0 }: ProblemListProps) {
  const { list, item, link, plate: picture } = looks[look];
  return (
    <ul className={`problem-list ${list}`}>
      {problems.map(({ path, title, level, plate }, index) => (
        <li key={path} className={item}>
          <a className={`group grid no-underline ${link}`} href={path}>
            {plate && (
              <Plate src={platePath(plate.file)} eager={index < eager} className={picture} />
            )}
            <span
              className="self-end font-600 leading-[1.3] text-balance decoration-gold decoration-2 group-hover:underline"
              data-title
            >
              {title}
            </span>
            {look !== 'names' && <LevelMark level={level} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How soon a problem needs help, in a few words and with an icon. Only emergencies are red. */
function LevelMark({ level }: { level: ProblemLevel }) {
  const look = level === 'now' ? 'font-600 text-alarm' : 'text-slate';
  return (
    <span
      className={`inline-flex items-center gap-2 mt-0.5 self-start small ${look}`}
      data-level={level}
    >
      <LevelIcon level={level} />
      {problemWords.levels[level]}
    </span>
  );
}

export function LevelIcon({ level }: { level: ProblemLevel }) {
  const color = level === 'now' ? 'text-alarm' : level === 'wait' ? 'text-slate' : 'text-bronze';
  return <Icon name={level} size={18} className={`flex-none ${color}`} />;
}

/** Leads to the page that shows others what somebody sees, if the site has it: with a problem, to its picture. */
export function ShowLink({ of: problem }: { of?: ProblemPage }) {
  const { path } = plainPages.show;
  if (!isPage(path) || (problem && !problem.show)) return null;
  return (
    <p data-text="skip" className="mt-4 screen-only">
      <ArrowLink href={problem?.show ? `${path}#${problem.show.effect}-60` : path}>
        {pageCopy('show-what-you-see').heading}
      </ArrowLink>
    </p>
  );
}

export function AllProblems() {
  return (
    <p className="mt-6">
      <a className="text-link" href={plainPages.problems.path}>
        {problemWords.all}
      </a>
    </p>
  );
}
