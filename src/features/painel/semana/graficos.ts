import {
  type DiaDaSemana,
  fracao,
  horasPorExtenso,
  percentual,
  somarSemana,
  topoDoEixo,
} from '@domain/painel/semana.ts';
import { PATHS } from '@/config/paths.ts';

/** One bar: what it is as a number, and as the table says it. */
export interface Barra {
  dia: string;
  /** How high, in units of the axis; null where there is nothing to measure. */
  valor: number | null;
  /** Over the bar. */
  rotulo: string;
  /** The row of the table behind it, column by column. */
  celulas: readonly string[];
}

/** A chart as a question answered, with its bars and the table behind them. */
export interface Grafico {
  chave: string;
  /** The answer. */
  titulo: string;
  /** Of what it is a part. */
  detalhe: string;
  /** False where there was nothing to count: then there is no chart, only the sentence. */
  temDados: boolean;
  barras: readonly Barra[];
  /** Where the axis, which begins at zero, ends; and how its end reads. */
  topo: { valor: number; rotulo: string };
  colunas: readonly string[];
  destino: { to: string; search?: Record<string, string>; rotulo: string };
}

/** The three charts of a week; `hoje` is the local day, from which on absences cannot be known. */
export function graficosDaSemana(dias: readonly DiaDaSemana[], hoje: string): Grafico[] {
  return [ocupacao(dias, hoje), faltas(dias), novos(dias)];
}

function ocupacao(dias: readonly DiaDaSemana[], hoje: string): Grafico {
  const { minutosOferecidos, minutosOcupados } = somarSemana(dias);
  const temDados = minutosOferecidos > 0;
  return {
    chave: 'ocupacao',
    titulo: temDados
      ? `${percentual(minutosOcupados, minutosOferecidos)} da agenda ocupada`
      : 'Ocupação: sem dados',
    detalhe: temDados
      ? `${horasPorExtenso(minutosOcupados)} de ${horasPorExtenso(minutosOferecidos)} de atendimento nesta semana.`
      : 'Nenhum horário de atendimento nesta semana.',
    temDados,
    barras: dias.map(({ dia, minutos_oferecidos: todo, minutos_ocupados: parte }) => ({
      dia,
      valor: fracao(parte, todo),
      rotulo: todo > 0 ? percentual(parte, todo) : '',
      celulas: [
        horasPorExtenso(parte),
        todo > 0 ? horasPorExtenso(todo) : 'sem horários',
        percentual(parte, todo),
      ],
    })),
    topo: { valor: 1, rotulo: '100%' },
    colunas: ['Ocupado', 'De atendimento', 'Ocupação'],
    destino: temDados
      ? {
          to: PATHS.agenda,
          search: { dia: hoje, vista: 'semana' },
          rotulo: 'Ver a semana na agenda',
        }
      : { to: PATHS.ajustesDaAgenda, search: { aba: 'horarios' }, rotulo: 'Conferir os horários' },
  };
}

function faltas(dias: readonly DiaDaSemana[]): Grafico {
  const semana = somarSemana(dias);
  const temDados = semana.encerrados > 0;
  return {
    chave: 'faltas',
    titulo: temDados ? tituloDasFaltas(semana) : 'Faltas: sem dados',
    detalhe: temDados
      ? `${semana.faltas} de ${contar(semana.encerrados, 'atendimento encerrado', 'atendimentos encerrados')} nesta semana.`
      : 'Nenhum atendimento foi encerrado nesta semana.',
    temDados,
    barras: dias.map(({ dia, faltas: parte, realizados }) => ({
      dia,
      valor: parte + realizados > 0 ? parte : null,
      rotulo: parte + realizados > 0 ? String(parte) : '',
      celulas: [String(parte), String(parte + realizados), percentual(parte, parte + realizados)],
    })),
    topo: topo(dias.map((d) => d.faltas)),
    colunas: ['Faltas', 'Encerrados', 'Faltaram'],
    destino: {
      to: PATHS.dashboard,
      search: { linhas: 'faltas' },
      rotulo: 'Ver quem faltou',
    },
  };
}

function tituloDasFaltas({ faltas: parte, encerrados }: ReturnType<typeof somarSemana>): string {
  return parte === 0 ? 'Ninguém faltou' : `${percentual(parte, encerrados)} de faltas`;
}

function novos(dias: readonly DiaDaSemana[]): Grafico {
  const { pacientesNovos, realizados } = somarSemana(dias);
  const temDados = realizados > 0;
  return {
    chave: 'novos',
    titulo: temDados
      ? contar(pacientesNovos, 'paciente novo', 'pacientes novos')
      : 'Pacientes novos: sem dados',
    detalhe: temDados
      ? `Vistos pela primeira vez, em ${contar(realizados, 'atendimento realizado', 'atendimentos realizados')} nesta semana.`
      : 'Nenhum atendimento foi realizado nesta semana.',
    temDados,
    barras: dias.map(({ dia, pacientes_novos: quantos, realizados: todos }) => ({
      dia,
      valor: todos > 0 ? quantos : null,
      rotulo: todos > 0 ? String(quantos) : '',
      celulas: [String(quantos), String(todos)],
    })),
    topo: topo(dias.map((d) => d.pacientes_novos)),
    colunas: ['Pacientes novos', 'Realizados'],
    destino: { to: PATHS.dashboard, search: { linhas: 'novos' }, rotulo: 'Ver quem são' },
  };
}

function topo(valores: readonly number[]): Grafico['topo'] {
  const valor = topoDoEixo(Math.max(0, ...valores));
  return { valor, rotulo: String(valor) };
}

function contar(quantos: number, um: string, varios: string): string {
  return `${quantos === 0 ? 'Nenhum' : quantos} ${quantos <= 1 ? um : varios}`;
}
