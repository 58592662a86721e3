import type { Sugestao } from '@domain/contracts/escriba.ts';
import type { SecaoDaEvolucao } from '@domain/prontuario.ts';

/** Where suggestions go: the note that is being written. */
export interface Destino {
  /**
   * Takes a suggestion into the note, and once the note that a program helped.
   * @returns where it went, as a person calls it; null where there is no room for it
   */
  readonly aceitar: (sugestao: Sugestao, nota: string) => string | null;
  /** Offers a medicine to the prescription, where one can be written. */
  readonly prescrever?: (texto: string) => string;
}

/** The part of a note in which a suggestion is written, and how. */
export function comoTexto(sugestao: Sugestao): {
  readonly secao: SecaoDaEvolucao;
  readonly texto: string;
} {
  const { tipo, texto } = sugestao;
  switch (tipo) {
    case 'texto':
      return { secao: sugestao.secao, texto };
    case 'problema':
      return { secao: 'avaliacao', texto };
    case 'alergia':
      return { secao: 'subjetivo', texto };
    case 'medicamento':
      return sugestao.situacao === 'prescrever'
        ? { secao: 'plano', texto }
        : {
            secao: 'subjetivo',
            texto: `${sugestao.situacao === 'em_uso' ? 'Em uso' : 'Medicamento citado'}: ${texto}`,
          };
    case 'sinal':
      return { secao: 'objetivo', texto };
    case 'retorno':
      return { secao: 'plano', texto };
  }
}
