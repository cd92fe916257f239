import type { Finding } from './deployment.ts';

/** Findings of one level under a heading, by the file or the setting to change. */
export interface FindingGroup {
  heading: string;
  files: ReadonlyMap<string, readonly Finding[]>;
}

const headings = {
  refusal: 'Before the site can go online',
  note: 'Worth a look',
} as const satisfies Record<Finding['level'], string>;

/** Groups findings for a checklist: refusals first, then notes. Levels without findings have no group. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  return (['refusal', 'note'] as const).flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    if (ofLevel.length === 0) return [];
    const heading = `${headings[level]}: ${ofLevel.length}`;
    return [{ heading, files: Map.groupBy(ofLevel, ({ where }) => where) }];
  });
}

/** Merges findings with the same text: names the first file and counts the others. */
export function summarizeFindings(findings: readonly Finding[]): Finding[] {
  const shared = Map.groupBy(findings, ({ level, what, remedy }) => [level, what, remedy].join());
  return [...shared.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const count = others.length > 0 ? ` (other files: ${others.length})` : '';
    return [{ ...first, what: first.what + count }];
  });
}
