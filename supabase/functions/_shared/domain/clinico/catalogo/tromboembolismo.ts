export const TROMBOEMBOLISMO = [] as const;
