/** The drawings that a service can have (`public/brand/service-icons.svg`). */
export const serviceIcons = [
  'chart',
  'glasses',
  'lens',
  'retina',
  'drop',
  'screen',
  'child',
  'bell',
] as const;

export type ServiceIconName = (typeof serviceIcons)[number];
