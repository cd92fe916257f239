import { Picture } from '#components/picture/picture.tsx';
import { openLocations } from '#domain/content.ts';
import { describePerson, type Person, personId } from '#domain/practice/people.ts';

/** The people who work here, once the owner has named any. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <ul aria-label="The team, by name" className="grid gap-12 mt-16 lg:col-start-2 lg:mt-0">
      {people.map((person) => (
        <PersonCard key={person.slug} person={person} />
      ))}
    </ul>
  );
}

function PersonCard({ person }: { person: Person }) {
  const { name, degree, portrait, text } = person;
  return (
    <li
      id={personId(person)}
      className={`pt-4 border-t border-gold ${portrait ? 'grid gap-8 content-start sm:grid-cols-[1.618fr_1fr]' : ''}`}
    >
      <div>
        <h4 className="subtitle">{degree ? `${name}, ${degree}` : name}</h4>
        {describePerson(person, openLocations).map((line) => (
          <p key={line} className="small text-slate mt-1">
            {line}
          </p>
        ))}
        {text && <p className="mt-4">{text}</p>}
      </div>
      {portrait && (
        <Picture
          {...portrait}
          sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 32vw, 78vw"
          pictureClassName="screen-only"
          className="w-full max-w-22rem aspect-4/5 object-cover"
        />
      )}
    </li>
  );
}
