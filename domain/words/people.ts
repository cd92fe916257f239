/** What the team's cards say around names and texts. */
export const peopleWords = {
  list: 'Practitioners',
  roles: {
    optometrist: 'Optometrist',
    ophthalmologist: 'Ophthalmologist',
    optician: 'Optician',
  },
  license: (license: string) => `License: ${license}`,
  speaks: (languages: string) => `Speaks ${languages}`,
  locations: (places: string) => `In ${places}`,
} as const;
