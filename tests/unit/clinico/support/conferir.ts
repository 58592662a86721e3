import { executar } from '@domain/clinico/motor/executar.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import type { Vetor } from '../vetor.ts';
import type { Aviso, Negativa } from './notas.ts';
import { execucaoDe, respostaDe } from './rodar.ts';

const TOLERANCIA = 0.0006;

/** Where a tool does not answer what a vector knows, in words; nothing when it does. */
export function divergencias(id: string, vetor: Vetor): string[] {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) return [`o registro não tem ${id}`];
  const execucao = executar(ferramenta, vetor.entrada);
  if (!execucao.ok) return [`recusada: ${JSON.stringify(execucao.recusas)}`];
  const { resultado, ausencias, classes } = execucao.resposta;
  const codigos = classes.map(({ codigo }) => codigo);
  const ausentes = ausencias.map(({ saida }) => saida);
  return [
    ...Object.entries(vetor.resultado)
      .filter(([saida, esperado]) => !confere(resultado[saida], esperado))
      .map(
        ([saida, esperado]) =>
          `${saida}: ${JSON.stringify(resultado[saida])} em vez de ${JSON.stringify(esperado)}`,
      ),
    ...(vetor.ausentes ?? [])
      .filter((saida) => saida in resultado || !ausentes.includes(saida))
      .map((saida) => `${saida}: devia faltar, com o motivo`),
    ...ausentes
      .filter((saida) => saida in resultado)
      .map((saida) => `${saida}: está lá, e com um motivo para faltar`),
    ...(vetor.classes && JSON.stringify(codigos) !== JSON.stringify(vetor.classes)
      ? [`faixas ${codigos} em vez de ${vetor.classes}`]
      : []),
  ];
}

function confere(calculado: unknown, esperado: unknown): boolean {
  if (typeof esperado === 'number') {
    return typeof calculado === 'number' && Math.abs(calculado - esperado) < TOLERANCIA;
  }
  if (typeof esperado !== 'object' || esperado === null) return calculado === esperado;
  return Object.entries(esperado).every(([parte, valor]) =>
    confere((calculado as Record<string, unknown> | undefined)?.[parte], valor),
  );
}

/** Whether a tool says a sentence just where it should, and whatever it says is one. */
export function avisa([id, entrada, frase, diz]: Aviso): boolean {
  const textos = respostaDe(id, entrada).alertas.map(({ texto }) => texto);
  return (
    textos.some((texto) => frase.test(texto)) === diz &&
    textos.every((texto) => /^\S.*\.$/s.test(texto))
  );
}

/** Whether an output is missing, for that reason. */
export function deixaDeFora([id, entrada, saida, motivo]: Negativa): boolean {
  const { ausencias, resultado } = respostaDe(id, entrada);
  const falta = ausencias.find((ausencia) => ausencia.saida === saida);
  return falta !== undefined && motivo.test(falta.motivo) && !(saida in resultado);
}

/** Whether the input is refused by that field alone, with that sentence. */
export function recusa([id, entrada, campo, frase]: Negativa): boolean {
  const execucao = execucaoDe(id, entrada);
  return !execucao.ok && frase.test(execucao.recusas[campo] ?? '');
}
