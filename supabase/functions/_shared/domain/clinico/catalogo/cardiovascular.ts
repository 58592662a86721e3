export const CARDIOVASCULAR = [] as const;
