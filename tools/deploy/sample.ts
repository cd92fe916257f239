/** What tells that something is still the sample's. A test compares it with the sample while that is in place. */

export const samplePosition = [40.9218, -74.3432] as const;

/** The state whose law the sample's texts name, and cite: the sources of it begin with its code. */
export const sampleState = {
  code: 'NJ',
  mention: /\bNew Jersey\b|\bNJ\b|\bN\.J\.|\bnj-[a-z]/,
} as const;

export const sampleName = /\bAlder (?:&|and) Iris\b|alderandiris/i;

/** Texts of the announcement. */
export const sampleAnnouncement = [
  'GRAND OPENING',
  'We’re finishing our new location and can’t wait to show you around.',
  "I'm Excited!",
] as const;

/** The first letters of the SHA-256 of each drawing of the brand, picture, and video, whatever its file is called. */
export const sampleHashes: ReadonlySet<string> = new Set(
  `b158afea37 f02552a465 59e34552c2 833abd310f dd1130b77a 1058c0e51a 6f80c5c0fb 05fdc0b8a2
    eb0675179c c59ab15a35 cc029da29d 93cbb74691 3d3d21aa59 9b1d8f842e 9f3186d4ac 2df9bd2e73
    343bdfd2d1 505f68cd3e 0e03f833eb ac15cbaaca 0804835b7a f5acaedc4d a37d7f203a 3f28b0800c
    0a2c559619 fc92dae125 b8a06a00dd 2ed173c2c6 e0c6bdd0b2 aa385d4e24 3faf5a98e8 a864b2ef43
    949282a690 441bd8412a 51577db329 5c5b7cf53c 45f6eac270 92176f153a d45e534d5b cc85db084e
    9b7a5770b8 67a74d8b24`.split(/\s+/),
);
