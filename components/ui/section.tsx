import type { ComponentProps } from 'react';

interface SectionProps extends ComponentProps<'section'> {
  title: string;
  /** The id of the heading. By default, the section's id followed by `-heading`. */
  titleId?: string;
  level?: 'h2' | 'h3';
  /** The classes of the heading. */
  headingClass?: string;
}

/** A section labeled by its heading. */
export function Section({
  title,
  titleId = '',
  level: Heading = 'h2',
  headingClass = 'display-2',
  children,
  ...section
}: SectionProps) {
  const id = titleId || `${section.id}-heading`;
  return (
    <section aria-labelledby={id} {...section}>
      <Heading className={headingClass || undefined} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
