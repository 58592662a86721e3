import type { ItemPrescrito } from '@domain/contracts/exportacao.ts';

/** What chance makes values of. */
interface Acaso {
  uuid: () => string;
  cheio: () => string;
  texto: () => string;
  instante: () => string;
  inteiro: (de: number, ate: number) => number;
  talvez: <T>(fazer: () => T) => T | null;
}

/** An item of a prescription, whatever it says. */
export function prescritoAoAcaso(acaso: Acaso): ItemPrescrito {
  const { uuid, cheio, texto, instante, inteiro, talvez } = acaso;
  return {
    id: uuid(),
    nome: cheio(),
    posologia: texto(),
    quantidade: talvez(() => inteiro(1, 90)),
    unidade: talvez(texto),
    dias: talvez(() => inteiro(1, 90)),
    prescricao: {
      id: uuid(),
      estado: ['emitida', 'dispensada', 'cancelada'][inteiro(0, 2)] ?? 'emitida',
      medico_nome: cheio(),
      emitida_em: talvez(instante),
      motivo_do_cancelamento: talvez(texto),
    },
  };
}
