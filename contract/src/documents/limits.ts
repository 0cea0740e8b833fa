/** Spec part 2, section 9: how many stored files a list looks at, and how long a signed address lives (seconds). */
export const storageLimits = { list: 100, signedUrlSeconds: 3600 } as const;
