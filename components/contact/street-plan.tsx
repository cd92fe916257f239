/** Streets around the middle, the wide ones last, in the drawing's units. */
const streets = [
  {
    width: 3,
    path: 'M-1300-150-560-96M-1300 40-640 96-420 225M-980-225-900 225M-700-225-610 225M-330 225-60 60 30-225M-470-225-430 30M-60 60 420 150M420-225 350 225M640-225 690 20 610 225M690 20 1300-60M860-225 930 225M1110-225 1150 225M-200-225-250-70-430 30',
  },
  {
    width: 7,
    path: 'M-1300-30C-900-40-760-10-430 30S-150 70-60 60M-250-70C-120-110 60-90 160-150L240-225M160-150 390-30 690 20M-810-225-760-20-800 225M350 225 420 150 1300 190',
  },
  { width: 13, path: 'M-1300 190C-900 150-620 190-330 110S60-10 390-30 900-130 1300-190' },
];
/** Rings around the mark, as from a drop in water. */
const rings = [72, 144, 216, 288, 360, 432, 504];

/** A plan in the page's colors, with the practice in the middle. It shows no real streets. */
export function StreetPlan() {
  return (
    <svg
      className="street-plan absolute top-1/2 left-1/2 max-w-none [translate:-50%_-50%] w-2600px"
      viewBox="-1300 -225 2600 450"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        className="fill-bronze"
        fillOpacity={0.06}
        d="M-430 30-250-70 30-225H-470ZM420 150 390-30 690 20 645 225H360Z"
      />
      {streets.map(({ width, path }) => (
        <path key={width} className="stroke-plan-street" strokeWidth={width} d={path} />
      ))}
      {rings.map((radius, index) => (
        <circle key={radius} r={radius} opacity={0.8 - index * 0.1} className="stroke-gold" />
      ))}
    </svg>
  );
}
