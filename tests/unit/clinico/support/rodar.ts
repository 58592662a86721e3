import { executar, type Resposta } from '@domain/clinico/motor/executar.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { VETORES } from '../todos-os-vetores.ts';

export type Entrada = Readonly<Record<string, unknown>>;

/** Runs a tool by its id. */
export function execucaoDe(id: string, entrada: Entrada) {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) throw new Error(`no ${id} in the registry`);
  return executar(ferramenta, entrada);
}

/** The answer of a tool; a refusal is an error. */
export function respostaDe(id: string, entrada: Entrada): Resposta {
  const execucao = execucaoDe(id, entrada);
  if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
  return execucao.resposta;
}

/** The inputs of a vector, known by its note or its position. */
export function vetorDe(id: string, qual: string | number): Entrada {
  const vetores = VETORES.get(id) ?? [];
  const achado =
    typeof qual === 'number' ? vetores[qual] : vetores.find(({ nota }) => nota?.includes(qual));
  if (!achado) throw new Error(`no vector ${qual} of ${id}`);
  return achado.entrada;
}
