import type { ReactNode } from 'react';

interface ItemProps {
  title: string;
  level?: 'h3' | 'h4';
  children: ReactNode;
}

/** A fact about reaching us, below its name. */
export function Item({ title, level: Heading = 'h3', children }: ItemProps) {
  return (
    <div className="mt-8">
      <Heading className="subtitle">{title}</Heading>
      {children}
    </div>
  );
}
