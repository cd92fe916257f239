import { Fragment, type ReactNode } from 'react';

interface PhraseProps {
  /** A pattern of `domain/words`, such as `Or call us at {phone}.` */
  text: string;
  /** What stands in the place of each mark, by its name. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it, in the order that its language gives them. */
export function Phrase({ text, parts }: PhraseProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) =>
    // Names of marks stand at odd places.
    index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>,
  );
}
