/** The picture behind the headline: a quiet horizon, a small lighthouse, its beam across the water. */
export function Shore() {
  return (
    <svg
      className="pointer-events-none absolute inset-x-0 bottom-0 h-64 w-full md:h-[26rem]"
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="beam" x1="1" x2="0" y1="0" y2="0">
          <stop offset="0" stopColor="var(--faro)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--faro)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M1012 142 60 20v250z" fill="url(#beam)" opacity="0.55" />
      <path d="M1012 142 1200 108v74z" fill="var(--faro)" opacity="0.35" />
      <path d="M0 330h1200v90H0z" fill="var(--mar-suave)" />
      <path
        d="M0 330h1200M120 356h120M300 376h210M620 352h150M180 398h90M700 392h160"
        stroke="var(--mar)"
        strokeOpacity="0.35"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M860 420c30-62 80-92 160-92s150 30 180 60v32z" className="fill-tinta dark:fill-papel-bajo" />
      <path d="M998 160h28l16 172h-60z" fill="var(--papel-alto)" stroke="var(--tinta)" strokeWidth="3" />
      <path d="M993 212h38M989 262h46" stroke="var(--tinta)" strokeWidth="3" />
      <path d="M994 124h36v36h-36z" fill="var(--faro)" stroke="var(--tinta)" strokeWidth="3" />
      <path d="M988 124 1012 98l24 26z" fill="var(--tinta)" />
      <path d="M1006 332v-34a6 6 0 0 1 12 0v34z" fill="var(--tinta)" />
    </svg>
  );
}
