import { duracaoPorExtenso, minutosDesde } from '@domain/painel/fila.ts';
import { PATHS } from '@/config/paths.ts';
import type { Dia } from './api/dia.ts';

/** What may be many is counted no further than this. */
const CONTADO_ATE = { conversas: 100, tarefas: 200, retornos: 100 } as const;

/** What the agenda calls booked today: all but what was taken off it. */
const NA_AGENDA = ['agendado', 'confirmado', 'em_atendimento', 'realizado', 'faltou'] as const;

/** One of the figures on top: how many, of what, and the screen that shows exactly those. */
export interface Figura {
  chave: string;
  quantos: string;
  rotulo: string;
  /** What makes it urgent, or why it is nothing to worry about. */
  detalhe: string;
  /** Somebody is being kept waiting: the eye goes there first. */
  urgente: boolean;
  destino: { to: string; search?: Record<string, string> };
}

/** The figures of a day in the order of urgency; `agora` in milliseconds. */
export function figurasDoDia(dia: Dia, eMedico: boolean, agora: number): Figura[] {
  return [
    esperando(dia, agora),
    naAgenda(dia),
    eMedico ? rascunhos(dia) : listaDeEspera(dia),
    conversas(dia),
    retornos(dia),
    tarefas(dia, eMedico),
  ];
}

function esperando({ agenda }: Dia, agora: number): Figura {
  const chegadas = agenda.linhas.flatMap(({ status, chegada_em: chegada }) =>
    chegada && (status === 'agendado' || status === 'confirmado') ? [chegada] : [],
  );
  const maior = Math.max(0, ...chegadas.map((chegada) => minutosDesde(chegada, agora)));
  return {
    chave: 'esperando',
    quantos: String(agenda.esperando),
    rotulo: 'esperando',
    detalhe: agenda.esperando > 0 ? `até ${duracaoPorExtenso(maior)}` : 'ninguém agora',
    urgente: agenda.esperando > 0,
    destino: { to: PATHS.dashboard, search: { linhas: 'esperando' } },
  };
}

function naAgenda({ agenda, hoje }: Dia): Figura {
  const { por_status: quantos } = agenda;
  const total = NA_AGENDA.reduce((soma, status) => soma + (quantos[status] ?? 0), 0);
  const feitos = quantos.realizado ?? 0;
  return {
    chave: 'agenda',
    quantos: String(total),
    rotulo: 'na agenda de hoje',
    detalhe: total > 0 ? plural(feitos, 'realizado', 'realizados') : 'nada agendado',
    urgente: false,
    destino: {
      to: PATHS.agenda,
      search: { dia: hoje, vista: 'dia', status: NA_AGENDA.join(',') },
    },
  };
}

function rascunhos({ rascunhos: abertos }: Dia): Figura {
  const adendos = abertos.filter(({ o_que }) => o_que === 'adendo').length;
  return {
    chave: 'rascunhos',
    quantos: String(abertos.length),
    rotulo: 'a finalizar',
    detalhe: adendos > 0 ? plural(adendos, 'é adendo', 'são adendos') : 'rascunhos e adendos',
    urgente: false,
    destino: { to: PATHS.dashboard, search: { linhas: 'rascunhos' } },
  };
}

function listaDeEspera({ na_lista_de_espera: quantos, hoje }: Dia): Figura {
  return {
    chave: 'lista-de-espera',
    quantos: String(quantos),
    rotulo: 'na lista de espera',
    detalhe: 'por uma vaga',
    urgente: false,
    destino: { to: PATHS.agenda, search: { dia: hoje, painel: 'espera' } },
  };
}

function conversas({ conversas: { nao_lidas, atrasadas } }: Dia): Figura {
  const fora = ate(atrasadas, CONTADO_ATE.conversas);
  return {
    chave: 'conversas',
    quantos: ate(nao_lidas, CONTADO_ATE.conversas),
    rotulo: nao_lidas === 1 ? 'conversa não lida' : 'conversas não lidas',
    detalhe: atrasadas > 0 ? `${fora} fora do prazo` : 'todas no prazo',
    urgente: atrasadas > 0,
    destino: { to: PATHS.acompanhamento, search: { aba: 'conversas', filtro: 'nao_lidas' } },
  };
}

function retornos({ retornos: { atrasados, hoje } }: Dia): Figura {
  return {
    chave: 'retornos',
    quantos: ate(atrasados + hoje, CONTADO_ATE.retornos),
    rotulo: atrasados + hoje === 1 ? 'retorno a chamar' : 'retornos a chamar',
    detalhe:
      atrasados > 0
        ? `${ate(atrasados, CONTADO_ATE.retornos)} ${atrasados === 1 ? 'atrasado' : 'atrasados'}`
        : 'nenhum atrasado',
    urgente: false,
    destino: { to: PATHS.acompanhamento },
  };
}

function tarefas({ tarefas: { atrasadas, hoje } }: Dia, eMedico: boolean): Figura {
  return {
    chave: 'tarefas',
    quantos: ate(atrasadas + hoje, CONTADO_ATE.tarefas),
    rotulo: atrasadas + hoje === 1 ? 'tarefa até hoje' : 'tarefas até hoje',
    detalhe: atrasadas > 0 ? plural(atrasadas, 'atrasada', 'atrasadas') : 'nenhuma atrasada',
    urgente: false,
    destino: { to: PATHS.crm, search: { aba: 'tarefas', ...(eMedico && { quais: 'minhas' }) } },
  };
}

function ate(quantos: number, contado: number): string {
  return quantos >= contado ? `${contado}+` : String(quantos);
}

function plural(quantos: number, um: string, varios: string): string {
  return `${quantos} ${quantos === 1 ? um : varios}`;
}
