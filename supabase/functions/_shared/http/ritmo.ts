/** How long a refusal of an account takes: longer than to look at a password, and always the same. */
const RECUSA = 300;

const passar = (ms: number) => new Promise<void>((seguir) => setTimeout(seguir, ms));

/**
 * Does something whose failure must not tell, by how soon it comes, what was found: a wrong password
 * takes as long as an account that nobody has.
 */
export async function recusarNoMesmoTempo<T>(tarefa: () => Promise<T>): Promise<T> {
  const tempo = passar(RECUSA);
  try {
    return await tarefa();
  } catch (falha) {
    await tempo;
    throw falha;
  }
}

/** How long the caller waits for what goes on behind the answer. */
const ANTES_DA_RESPOSTA = 500;

/** Keeps a function of the hosted platform alive until something is done. */
interface Plataforma {
  EdgeRuntime?: { waitUntil: (tarefa: Promise<unknown>) => void };
}

/**
 * Goes on with something behind the answer, which comes at the same moment whether there was much to
 * do or nothing. A failure is for the log alone.
 */
export async function fazerSemDizer(tarefa: () => Promise<unknown>): Promise<void> {
  const feita = tarefa().catch((falha) => {
    console.error(JSON.stringify({ nivel: 'erro', causa: falha instanceof Error && falha.name }));
  });
  (globalThis as Plataforma).EdgeRuntime?.waitUntil(feita);
  await passar(ANTES_DA_RESPOSTA);
}
