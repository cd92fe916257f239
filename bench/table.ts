import type { Figures, Regression, Row } from './figures.ts';

/** Two figures that are too small to be whole numbers. */
const digits: Record<string, number> = { CLS: 3, 'LCP : hand-written': 2, ratio: 2 };

/** Writes figures as one table of text, a block for each section. */
export function formatFigures(figures: Figures): string {
  return Object.entries(figures)
    .map(([section, rows]) => formatSection(section, rows))
    .join('\n\n');
}

/** Writes what got worse, a line for each figure. */
export function formatRegressions(regressions: readonly Regression[]): string {
  if (regressions.length === 0) return 'Nothing got worse since the last run.';
  const lines = regressions.map(
    ({ section, row, name, before, now }) =>
      `  ${section}, ${row}: ${name} ${formatFigure(name, before)} -> ${formatFigure(name, now)}`,
  );
  return ['Worse than in the last run:', ...lines].join('\n');
}

function formatSection(section: string, rows: Record<string, Row>): string {
  const names = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const body = Object.entries(rows).map(([label, row]) => [
    label,
    ...names.map((name) => formatFigure(name, row[name])),
  ]);
  return align([[section, ...names], ...body]);
}

function formatFigure(name: string, value: number | undefined): string {
  if (value === undefined) return '';
  return Number.isInteger(value) ? `${value}` : value.toFixed(digits[name] ?? 1);
}

/** The first column to the left, figures to the right. */
function align(lines: readonly (readonly string[])[]): string {
  const [first = []] = lines;
  const widths = first.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}
