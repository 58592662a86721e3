import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { ErroComSentenca } from '@/lib/errors/erros.ts';
import { agendarSerie } from '../api/serie.ts';
import type { Pedido } from '../gaveta/formulario.ts';
import type { PropsDaGaveta } from '../props.ts';

class NenhumaData extends ErroComSentenca {
  override readonly name = 'NenhumaData';

  constructor() {
    super('Nenhuma das datas está livre. Escolha ao menos um horário entre os oferecidos.');
  }
}

/** What of a series was booked, and what was taken in the meantime. */
export interface Sobra {
  agendados: number;
  /** The reason against each of the others. */
  recusados: ReadonlyMap<string, string>;
}

/** Books the dates decided on; what somebody took in the meantime comes back, with its reason. */
export function useAgendarSerie(
  { clinica, mudar, reler }: Pick<PropsDaGaveta, 'clinica' | 'mudar' | 'reler'>,
  horarios: readonly string[],
) {
  const [sobras, setSobras] = useState<Sobra | null>(null);

  async function enviar(pedido: Pedido): Promise<void> {
    if (horarios.length === 0) throw new NenhumaData();
    const { paciente, medico, tipo, duracao } = pedido;
    const recusados = await agendarSerie(clinica.id, {
      ...{ paciente, medico, tipo, duracao, horarios },
      sala: pedido.sala || null,
      observacoes: pedido.observacoes || null,
    });
    await reler();
    const agendados = horarios.length - recusados.size;
    if (recusados.size > 0) return setSobras({ agendados, recusados });
    avisar.sucesso(
      agendados === 1 ? '1 atendimento agendado.' : `${agendados} atendimentos agendados.`,
    );
    return mudar({
      dia: horarios[0]?.slice(0, 10),
      ...{ novo: undefined, com: undefined, em: undefined, paciente: undefined },
    });
  }

  return { agendarSerie: enviar, sobras };
}
