import { limitesDoDia } from '@domain/agenda/fuso.ts';
import {
  type Agendamento,
  agendamentoSchema,
  consultaDeAgendamentosSchema,
  horarioLivreSchema,
  mudancaDeStatusSchema,
  novoAgendamentoSchema,
  novoHorarioSchema,
} from '@domain/contracts/agenda.ts';
import { colunas } from '@domain/contracts/colunas.ts';
import { dataExiste } from '@domain/datas.ts';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Banco, Resposta } from '../../_shared/db/banco.ts';
import { cortar } from '../../_shared/db/pagina.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta, lerCorpo } from '../../_shared/http/entrada.ts';
import {
  agendamentoNaoEncontrado,
  conflito,
  recusarAgendaAlheia,
  recusarMudanca,
} from '../agenda.ts';
import { clinicasDe, fusoDaConsulta } from '../clinicas.ts';
import { escreverMarcador, lerMarcador } from '../marcador.ts';

const nome = z.object({ nome: z.string() });
const linhaSchema = z.extend(
  z.omit(agendamentoSchema, {
    paciente_nome: true,
    medico_nome: true,
    tipo_nome: true,
    sala_nome: true,
  }),
  {
    paciente: z.object({ nome: z.string(), nome_social: z.nullable(z.string()) }),
    medico: nome,
    tipo: nome,
    sala: z.nullable(nome),
  },
);
type Linha = z.infer<typeof linhaSchema>;

const COLUNAS = colunas(linhaSchema, {
  paciente: 'paciente:pacientes!appointment_stays_in_the_patients_tenant(nome,nome_social)',
  medico: 'medico:profiles!agendamentos_medico_id_fkey(nome)',
  tipo: 'tipo:tipos_de_atendimento!kind_is_of_the_tenant(nome)',
  sala: 'sala:salas!room_is_of_the_tenant(nome)',
});

const posicaoSchema = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);
const comIdSchema = z.object({ id: z.uuid() });
/** The outcome of one attempt to book. */
const tentativaSchema = z.tuple([
  z.union([
    z.object({ conflito: z.null(), agendamento_id: z.uuid() }),
    z.object({ conflito: z.string(), alternativas: z.array(horarioLivreSchema) }),
  ]),
]);

/** Reads, books and moves appointments, and changes their status, all as the caller. */
export const agendamentos = new Hono<Autenticado>()
  .get('/appointments', autenticar, exigirPermissao('agenda.ver'), async (c) => {
    const { linhas, temMais } = await listar(c);
    const ultima = linhas.at(-1);
    return c.json({
      appointments: linhas.map(apresentar),
      proximo: temMais && ultima ? escreverMarcador([ultima.inicio, ultima.id]) : null,
    });
  })
  .post('/appointments', autenticar, exigirPermissao('pacientes.cadastrar'), async (c) => {
    const novo = await lerCorpo(c, novoAgendamentoSchema);
    const { banco } = c.var;
    const resposta = await banco.rpc('agendar', {
      p_clinica: novo.clinica_id,
      p_paciente: novo.paciente_id,
      p_medico: novo.medico_id,
      p_tipo: novo.tipo_id,
      p_inicio: novo.inicio,
      p_fim: novo.fim ?? null,
      p_sala: novo.sala_id ?? null,
      p_observacoes: novo.observacoes ?? null,
      p_motivo_do_encaixe: novo.motivo_do_encaixe ?? null,
    });
    recusarAgendaAlheia(resposta);
    const [feito] = dadosDe(resposta, tentativaSchema);
    if (feito.conflito !== null) throw conflito(feito.conflito, feito.alternativas);
    return c.json({ appointment: await ler(banco, feito.agendamento_id) }, 201);
  })
  .put('/appointments/:id', autenticar, exigirPermissao('pacientes.cadastrar'), async (c) => {
    const id = idDoCaminho(c);
    const pedido = await lerCorpo(c, novoHorarioSchema);
    const { banco } = c.var;
    const resposta = await banco.rpc('remarcar', {
      p_agendamento: id,
      p_inicio: pedido.inicio,
      p_fim: pedido.fim ?? null,
      p_medico: pedido.medico_id ?? null,
      p_sala: pedido.sala_id ?? null,
      p_motivo: pedido.motivo ?? null,
      p_motivo_do_encaixe: pedido.motivo_do_encaixe ?? null,
    });
    await recusarMudanca(banco, resposta, async () => {
      const antes = await ler(banco, id);
      const { inicio, medico_id } = pedido;
      return { ...antes, inicio, medico_id: medico_id ?? antes.medico_id };
    });
    return c.json({ appointment: await oQueVale(banco, resposta) });
  })
  .put(
    '/appointments/:id/status',
    autenticar,
    exigirPermissao('pacientes.cadastrar'),
    async (c) => {
      const id = idDoCaminho(c);
      const { status, observacoes } = await lerCorpo(c, mudancaDeStatusSchema);
      const { banco } = c.var;
      const resposta = await banco.rpc('mudar_status', {
        p_agendamento: id,
        p_status: status,
        p_observacoes: observacoes ?? null,
      });
      await recusarMudanca(banco, resposta, () => ler(banco, id));
      return c.json({ appointment: await oQueVale(banco, resposta) });
    },
  );

async function listar(c: Context<Autenticado>) {
  const filtro = lerConsulta(c, consultaDeAgendamentosSchema);
  const { banco, usuario } = c.var;
  const { clinica_id, medico_id, paciente_id, limite } = filtro;
  const fuso = await fusoDaConsulta(banco, usuario.profile, clinica_id);
  // Asked of all tenants at once, those of all time would be sorted for a page: of each, its own are in order.
  const tenants =
    (clinica_id ?? medico_id ?? paciente_id)
      ? [clinica_id]
      : await clinicasDe(banco, usuario.profile);
  const paginas = await Promise.all(
    tenants.map((tenant) => lerPagina(banco, { ...filtro, clinica_id: tenant }, fuso)),
  );
  return cortar(paginas.flat().sort(porInicio), limite);
}

type Filtro = z.infer<typeof consultaDeAgendamentosSchema>;

async function lerPagina(banco: Banco, filtro: Filtro, fuso: string): Promise<Linha[]> {
  let consulta = banco.from('agendamentos').select(COLUNAS);
  for (const coluna of ['clinica_id', 'medico_id', 'paciente_id'] as const) {
    const valor = filtro[coluna];
    if (valor !== undefined) consulta = consulta.eq(coluna, valor);
  }
  if (filtro.status) consulta = consulta.in('status', filtro.status);
  if (filtro.de !== undefined) consulta = consulta.gte('inicio', comeco(filtro.de, fuso));
  if (filtro.ate !== undefined) consulta = consulta.lt('inicio', termino(filtro.ate, fuso));
  if (filtro.apos !== undefined) {
    const [inicio, id] = lerMarcador(filtro.apos, posicaoSchema);
    consulta = consulta.or(`inicio.gt."${inicio}",and(inicio.eq."${inicio}",id.gt.${id})`);
  }
  const resposta = await consulta
    .order('inicio')
    .order('id')
    .limit(filtro.limite + 1);
  return dadosDe(resposta, z.array(linhaSchema));
}

/** Orders rows of several pages as each page is: the database writes instants alike, and in UTC. */
function porInicio(uma: Linha, outra: Linha): number {
  const [desta, daquela] = [uma.inicio + uma.id, outra.inicio + outra.id];
  return desta < daquela ? -1 : 1;
}

const comeco = (de: string, fuso: string) =>
  dataExiste(de) ? limitesDoDia(de, fuso).inicio.toISOString() : de;
const termino = (ate: string, fuso: string) =>
  dataExiste(ate) ? limitesDoDia(ate, fuso).fim.toISOString() : ate;

/**
 * Reads the id of the path.
 * @throws {AppError} 404 for what is no id.
 */
function idDoCaminho(c: Context<Autenticado>): string {
  const lido = z.uuid().safeParse(c.req.param('id'));
  if (!lido.success) throw agendamentoNaoEncontrado();
  return lido.data;
}

/** Reads the row that is in force after a call of the database. */
async function oQueVale(banco: Banco, resposta: Resposta<z.input<typeof comIdSchema>[]>) {
  const [linha] = dadosDe(resposta, z.tuple([comIdSchema]));
  return ler(banco, linha.id);
}

async function ler(banco: Banco, id: string): Promise<Agendamento> {
  const resposta = await banco.from('agendamentos').select(COLUNAS).eq('id', id);
  const [linha] = dadosDe(resposta, z.array(linhaSchema));
  if (!linha) throw agendamentoNaoEncontrado();
  return apresentar(linha);
}

function apresentar({ paciente, medico, tipo, sala, ...proprias }: Linha): Agendamento {
  return {
    ...proprias,
    paciente_nome: paciente.nome_social ?? paciente.nome,
    medico_nome: medico.nome,
    tipo_nome: tipo.nome,
    sala_nome: sala?.nome ?? null,
  };
}
