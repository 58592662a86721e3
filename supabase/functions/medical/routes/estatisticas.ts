import { diaDe, somarDias } from '@domain/agenda/fuso.ts';
import {
  consultaDeEstatisticasSchema,
  diaDaAgendaSchema,
  type RespostaDeEstatisticas,
} from '@domain/contracts/agenda.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Banco } from '../../_shared/db/banco.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { invalido, lerConsulta } from '../../_shared/http/entrada.ts';
import { clinicasDe, fusoDaConsulta } from '../clinicas.ts';

type Dia = z.infer<typeof diaDaAgendaSchema>;

const DIAS_QUANDO_NADA_FOI_DITO = 30;
const DIAS_NO_MAXIMO = 366;

/** `GET /medical/stats`: of one tenant or of all the caller's; of a doctor alone, the own figures. */
export const estatisticas = new Hono<Autenticado>().get(
  '/stats',
  autenticar,
  exigirPermissao('agenda.ver'),
  async (c) => {
    const filtro = lerConsulta(c, consultaDeEstatisticasSchema);
    const { banco, usuario } = c.var;
    const ate =
      filtro.ate ??
      diaDe(new Date(), await fusoDaConsulta(banco, usuario.profile, filtro.clinica_id));
    const de = filtro.de ?? somarDias(ate, 1 - DIAS_QUANDO_NADA_FOI_DITO);
    if (ate < de) throw invalido(['ate'], 'Até: precisa vir depois de De.');
    if (somarDias(de, DIAS_NO_MAXIMO - 1) < ate) {
      throw invalido(['de', 'ate'], `Período: peça no máximo ${DIAS_NO_MAXIMO} dias.`);
    }
    const { id, tipo } = usuario.profile;
    const medico = filtro.medico_id ?? (tipo === 'medico' ? id : null);
    const clinicas = filtro.clinica_id
      ? [filtro.clinica_id]
      : await clinicasDe(banco, usuario.profile);
    const partes = await Promise.all(
      clinicas.map((clinica) => buscar(banco, clinica, medico, de, ate)),
    );
    const porDia = juntar(partes.flat());
    const resposta: RespostaDeEstatisticas = {
      periodo: { de, ate },
      totais: totalizar(porDia),
      por_dia: porDia,
    };
    return c.json(resposta);
  },
);

async function buscar(
  banco: Banco,
  clinica: string,
  medico: string | null,
  de: string,
  ate: string,
): Promise<Dia[]> {
  const resposta = await banco.rpc('estatisticas_da_agenda', {
    p_clinica: clinica,
    p_medico: medico,
    p_de: de,
    p_ate: ate,
  });
  return dadosDe(resposta, z.array(diaDaAgendaSchema));
}

const VAZIO = {
  agendados: 0,
  confirmados: 0,
  em_atendimento: 0,
  realizados: 0,
  faltas: 0,
  cancelados: 0,
  remarcados: 0,
  minutos_oferecidos: 0,
  minutos_ocupados: 0,
  pacientes_novos: 0,
};
type Contagens = typeof VAZIO;
const COLUNAS = Object.keys(VAZIO) as (keyof Contagens)[];

function somar<T extends Contagens>(a: T, b: Contagens): T {
  return { ...a, ...Object.fromEntries(COLUNAS.map((coluna) => [coluna, a[coluna] + b[coluna]])) };
}

/** Sums the tenants into one row for each day. */
function juntar(dias: readonly Dia[]): Dia[] {
  const porDia = new Map<string, Dia>();
  for (const dia of dias) {
    const antes = porDia.get(dia.dia);
    porDia.set(dia.dia, antes ? somar(antes, dia) : dia);
  }
  return [...porDia.values()].sort((a, b) => a.dia.localeCompare(b.dia));
}

function totalizar(dias: readonly Dia[]): RespostaDeEstatisticas['totais'] {
  const totais = dias.reduce<Contagens>((soma, dia) => somar(soma, dia), VAZIO);
  return {
    ...totais,
    ocupacao: razao(totais.minutos_ocupados, totais.minutos_oferecidos),
    taxa_de_faltas: razao(totais.faltas, totais.faltas + totais.realizados),
  };
}

function razao(parte: number, todo: number): number | null {
  return todo === 0 ? null : parte / todo;
}
