// Types of install.mjs, which is plain JavaScript because it runs before anything is installed.
declare module '*/install.mjs' {
  export function nodeVersionProblem(version: string): string | null;
  export function ensureInstalled(say?: (line: string) => void): Promise<void>;
  export function denoPath(): string;
  export function denoEnvironment(): NodeJS.ProcessEnv;
}
