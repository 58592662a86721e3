/**
 * What a person sees while the suites run: one line a suite, then the details of what failed.
 * On a terminal the line of the running suites is redrawn; elsewhere (CI) a sign of life is written
 * every half minute.
 */

const SIGN_OF_LIFE_MS = 30_000;
const REDRAW_MS = 250;

const seconds = (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`.padStart(8);
const lastLine = (text) => text.trim().split('\n').at(-1)?.trim() ?? '';

/** @param {NodeJS.WriteStream} out */
export function createProgress(out) {
  const live = new Map();
  const columns = () => out.columns ?? 100;

  function redraw() {
    if (!out.isTTY) return;
    const now = Date.now();
    const parts = [...live].map(
      ([name, { since, activity }]) => `${name} ${seconds(now - since).trim()} ${activity}`,
    );
    out.write(`\r\x1b[K${parts.join('  |  ').slice(0, columns() - 1)}`);
  }

  function print(text) {
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}${text}\n`);
    redraw();
  }

  function signOfLife() {
    for (const [name, { since, activity }] of live) {
      print(
        `  … ${name.padEnd(12)} ${seconds(Date.now() - since)}  ${activity.slice(0, columns() - 30)}`,
      );
    }
  }

  const timer = out.isTTY
    ? setInterval(redraw, REDRAW_MS)
    : setInterval(signOfLife, SIGN_OF_LIFE_MS);

  return {
    /** A suite begins; `activity` takes what it prints, `end` its result and the text of failures. */
    start(name) {
      const state = { since: Date.now(), activity: '' };
      live.set(name, state);
      redraw();
      return {
        activity(text) {
          state.activity = lastLine(text) || state.activity;
        },
        end({ passed, failed }, details) {
          live.delete(name);
          const took = seconds(Date.now() - state.since);
          const mark = failed > 0 ? '✗' : '✓';
          const count = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
          print(`${mark} ${name.padEnd(12)} ${took}  ${count}`);
          if (details) print(`${'─'.repeat(78)}\n${details}\n${'─'.repeat(78)}`);
        },
      };
    },
    /** A suite that cannot make sense, because what it needs has failed. */
    refuse(name, missing) {
      print(`✗ ${name.padEnd(12)} ${' '.repeat(8)}  not run: '${missing}' failed`);
    },
    close() {
      clearInterval(timer);
    },
  };
}
