import { PRENOMES, SOBRENOMES } from '../rls/mundo.ts';
import { ALGUM, COMUM, DA_FICHA, FICHAS, ID, type Tenant } from './tenants.ts';

/** The rows of a table, a query a tenant; and by what they go in, as they come along in time. */
export interface Linhas {
  readonly tabela: string;
  readonly colunas: string;
  readonly ordem: string;
  readonly de: (t: Tenant) => string;
}

/** Appointments of a doctor on a day, each of half an hour, from 08:00 on. */
const POR_DIA = 16;
const DIAS = Math.ceil(COMUM.agendamentos / (COMUM.medicos * POR_DIA));
/** How many conversations have something unread, and patients a name that no other has, in any size. */
const NAO_LIDAS = 1_000;
const RAROS = 5;
/** Entries of the patient who is opened, over two pages of the timeline. */
const ENTRADAS_DO_ABERTO = 40;

const ate = (t: Tenant, quantos: number, mais = 0) =>
  `generate_series(1, ${quantos * t.vezes + mais}) n`;
const doTempo = (dias: number) => `now() - random() * interval '${dias} days'`;
const nome = (lista: string) => `(${lista})[1 + floor(random() * 50)]`;

const PACIENTES: Linhas = {
  tabela: 'pacientes',
  colunas: 'id, clinica_id, nome, data_nascimento, sexo, telefone, criado_por, criado_em',
  ordem: 'criado_em',
  de: (t) => `
    select ${ID.paciente(t, 'n')} as id, ${ID.clinica(t)} as clinica_id,
      case when n <= ${RAROS} then 'Zuleica ' || ${nome(PRENOMES)} || ' Quaresma'
        else ${nome(PRENOMES)} || ' ' || ${nome(PRENOMES)} || ' ' || ${nome(SOBRENOMES)} || ' ' || ${nome(SOBRENOMES)}
      end as nome,
      date '1930-01-01' + floor(random() * 34000)::int as data_nascimento,
      (array['feminino', 'masculino'])[1 + floor(random() * 2)] as sexo,
      '119' || lpad(floor(random() * 100000000)::text, 8, '0') as telefone,
      ${ID.clinica(t)} as criado_por, ${doTempo(1000)} as criado_em
    from ${ate(t, COMUM.pacientes, Object.keys(DA_FICHA).length)}`,
};

// The last numbers are of two records besides. Of the long one, a visit in fifty measured something.
const ENTRADAS: Linhas = {
  tabela: 'prontuarios',
  colunas: `id, clinica_id, paciente_id, entrada_id, status, finalizado_em, ocorrido_em, autor_id,
    autor_nome, subjetivo, avaliacao, plano, pressao_sistolica, pressao_diastolica`,
  ordem: 'ocorrido_em',
  de: (t) => `
    select e.id, ${ID.clinica(t)} as clinica_id,
      case
        when n <= ${ENTRADAS_DO_ABERTO} then ${ID.paciente(t, 1)}
        when fora > ${FICHAS.longa} then ${DA_FICHA.curta(t)}
        when fora > 0 then ${DA_FICHA.longa(t)}
        else ${ALGUM.paciente(t, 'n')}
      end as paciente_id,
      e.id as entrada_id, 'finalizado' as status, e.quando as finalizado_em, e.quando as ocorrido_em,
      ${ALGUM.medico(t, 'n')} as autor_id, 'Doutora' as autor_nome,
      'Refere melhora parcial da queixa, sem febre, dorme e come bem, segue a medicação.' as subjetivo,
      'Quadro estável, em acompanhamento.' as avaliacao,
      'Manter conduta e retorno em 30 dias.' as plano,
      case when not mudo then 120 end as pressao_sistolica, case when not mudo then 80 end as pressao_diastolica
    from (
      select n, gen_random_uuid() as id, ${doTempo(1000)} as quando, n - ${COMUM.entradas * t.vezes} as fora
      from ${ate(t, COMUM.entradas, FICHAS.longa + FICHAS.curta)}
    ) as e
    cross join lateral (select fora between 1 and ${FICHAS.longa} and fora % 50 <> 0 as mudo) as m`,
};

const PROBLEMAS: Linhas = {
  tabela: 'problemas',
  colunas:
    'clinica_id, paciente_id, descricao, sistema, codigo, criado_por, criado_em, atualizado_por',
  ordem: 'criado_em',
  de: (t) => `
    select ${ID.clinica(t)} as clinica_id, ${ID.paciente(t, 'n')} as paciente_id,
      'Hipertensão essencial (primária)' as descricao, 'cid10' as sistema, 'I10' as codigo,
      ${ALGUM.medico(t, 'n')} as criado_por, ${doTempo(1000)} as criado_em,
      ${ALGUM.medico(t, 'n')} as atualizado_por
    from ${ate(t, COMUM.pacientes)}`,
};

const MEDICAMENTOS: Linhas = {
  tabela: 'medicamentos_em_uso',
  colunas: 'clinica_id, paciente_id, nome, dcbs, dose, criado_por, criado_em, atualizado_por',
  ordem: 'criado_em',
  de: (t) => `
    select ${ID.clinica(t)} as clinica_id, ${ID.paciente(t, 'n')} as paciente_id,
      'Losartana 50 mg' as nome, array['losartana'] as dcbs, '1 comprimido de 12 em 12 horas' as dose,
      ${ALGUM.medico(t, 'n')} as criado_por, ${doTempo(1000)} as criado_em,
      ${ALGUM.medico(t, 'n')} as atualizado_por
    from ${ate(t, COMUM.pacientes)}`,
};

// Each doctor's days are full, the first of them long ago, the last some weeks ahead.
const AGENDAMENTOS: Linhas = {
  tabela: 'agendamentos',
  colunas:
    'clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, ocupado, status, criado_por, marcado_por',
  ordem: 'inicio',
  de: (t) => `
    select ${ID.clinica(t)} as clinica_id, ${ALGUM.paciente(t, 'n')} as paciente_id,
      ${ALGUM.medico(t, 'n')} as medico_id, ${ID.tipo(t)} as tipo_id, h.inicio,
      h.inicio + interval '30 minutes' as fim,
      tstzrange(h.inicio, h.inicio + interval '30 minutes') as ocupado,
      case when h.inicio > now() then 'agendado' when n % 11 = 0 then 'faltou' else 'realizado' end as status,
      ${ID.clinica(t)} as criado_por, ${ID.clinica(t)} as marcado_por
    from generate_series(0, ${COMUM.agendamentos * t.vezes - 1}) n
    cross join lateral (
      select (
        current_date + (n / ${COMUM.medicos * t.vezes} / ${POR_DIA}) - ${Math.floor(DIAS * 0.8)}
        + time '08:00' + make_interval(mins => n / ${COMUM.medicos * t.vezes} % ${POR_DIA} * 30)
      ) at time zone 'America/Sao_Paulo' as inicio
    ) h`,
};

// One in three has not come for more than a year, one in twenty is to be called back.
const CARTOES: Linhas = {
  tabela: 'oportunidades',
  colunas: `id, clinica_id, paciente_id, nome, telefone, origem, estagio, estagio_por, estagio_desde,
    ultimo_sinal_em, ultima_visita_em, retorno_em, criado_em`,
  ordem: 'criado_em',
  de: (t) => `
    select ${ID.cartao(t, 'n')} as id, ${ID.clinica(t)} as clinica_id, ${ID.paciente(t, 'n')} as paciente_id,
      null as nome, null as telefone, 'agenda' as origem, e.estagio, 'fato' as estagio_por,
      e.desde as estagio_desde, greatest(e.desde, ${doTempo(1000)}) as ultimo_sinal_em,
      case when e.estagio in ('compareceu', 'em_tratamento') then e.desde end as ultima_visita_em,
      case when n % 20 = 0 then current_date - (n % 30)::int + 10 end as retorno_em, e.desde as criado_em
    from ${ate(t, COMUM.pacientes)}
    cross join lateral (
      select (array['contato', 'agendado', 'compareceu', 'compareceu', 'em_tratamento', 'em_tratamento', 'em_tratamento', 'inativo'])[1 + n % 8] as estagio,
        ${doTempo(1000)} as desde
    ) e
    union all
    select ${ID.cartao(t, `${COMUM.pacientes * t.vezes} + n`)}, ${ID.clinica(t)}, null, 'Lia Lead ' || n,
      '119' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'site',
      (array['lead', 'contato'])[1 + n % 2], 'fato', d.desde, d.desde, null, null, d.desde
    from (select n, ${doTempo(300)} as desde from ${ate(t, COMUM.leads)}) as d`,
};

const TAREFAS: Linhas = {
  tabela: 'tarefas_crm',
  colunas: 'clinica_id, oportunidade_id, titulo, vence_em, criado_em',
  ordem: 'criado_em',
  de: (t) => `
    select ${ID.clinica(t)} as clinica_id, ${ID.cartao(t, `n * ${COMUM.pacientes / COMUM.tarefas}`)} as oportunidade_id,
      'Ligar e confirmar' as titulo, current_date - 10 + n % 40 as vence_em, ${doTempo(30)} as criado_em
    from ${ate(t, COMUM.tarefas)}`,
};

// One in fifty of the old ones was never fulfilled. 961 days share no divisor with the doctors.
const RETORNOS: Linhas = {
  tabela: 'retornos_planejados',
  colunas: 'clinica_id, paciente_id, medico_id, desde, prevista_para, motivo, status, encerrado_em',
  ordem: 'desde',
  de: (t) => `
    select ${ID.clinica(t)} as clinica_id, ${ALGUM.paciente(t, 'n')} as paciente_id,
      ${ALGUM.medico(t, 'n')} as medico_id, d.dia - 30 as desde, d.dia as prevista_para,
      'Rever exames' as motivo, case when aberto then 'pendente' else 'cumprido' end as status,
      case when not aberto then d.dia + time '12:00' end as encerrado_em
    from ${ate(t, COMUM.retornos)}
    cross join lateral (select current_date - 900 + (n::bigint * 104729 % 961)::int as dia) d
    cross join lateral (select d.dia > current_date or n % 50 = 0 as aberto) a`,
};

const CONVERSAS: Linhas = {
  tabela: 'conversas',
  colunas: `id, clinica_id, paciente_id, assunto, ultimo_numero, ultima_em, ultimo_lado, previa,
    nao_lidas_clinica, responder_ate`,
  ordem: 'ultima_em',
  de: (t) => `
    select ${ID.conversa(t, 'n')} as id, ${ID.clinica(t)} as clinica_id, ${ID.paciente(t, 'n')} as paciente_id,
      'administrativo' as assunto, 1 as ultimo_numero, c.em as ultima_em, 'paciente' as ultimo_lado,
      'Bom dia, preciso remarcar.' as previa, case when c.aberta then 1 else 0 end as nao_lidas_clinica,
      case when c.aberta then c.em + interval '24 hours' end as responder_ate
    from ${ate(t, COMUM.conversas)}
    cross join lateral (
      select n * ${NAO_LIDAS}::bigint % ${COMUM.conversas * t.vezes} < ${NAO_LIDAS} as aberta,
        now() - n * interval '7 minutes' / ${t.vezes} as em
    ) c`,
};

// One record in a thousand, at the patient's request.
const RESTRICOES: Linhas = {
  tabela: 'restricoes_de_acesso',
  colunas: 'clinica_id, paciente_id, motivo, criada_por',
  ordem: 'paciente_id',
  de: (t) => `
    select ${ID.clinica(t)} as clinica_id, ${ID.paciente(t, 'n')} as paciente_id,
      'A pedido' as motivo, ${ID.clinica(t)} as criada_por
    from generate_series(500, ${COMUM.pacientes * t.vezes}, 1000) n`,
};

// Six days a week, with an hour for lunch.
const DISPONIBILIDADES: Linhas = {
  tabela: 'disponibilidades',
  colunas: 'clinica_id, medico_id, dia_da_semana, inicio, fim',
  ordem: 'medico_id',
  de: (t) => `
    select ${ID.clinica(t)} as clinica_id, ${ID.medico(t, 'n')} as medico_id, d as dia_da_semana,
      h.inicio::time as inicio, h.fim::time as fim
    from ${ate(t, COMUM.medicos)}
    cross join generate_series(1, 6) d
    cross join (values ('08:00', '12:00'), ('13:00', '18:00')) as h (inicio, fim)`,
};

const CONTAS: Linhas = {
  tabela: 'paciente_contas',
  colunas: 'user_id, paciente_id, clinica_id',
  ordem: 'paciente_id',
  de: (t) =>
    `select ${ID.conta(t)} as user_id, ${ID.paciente(t, 1)} as paciente_id, ${ID.clinica(t)} as clinica_id`,
};

const ACESSOS: Linhas = {
  tabela: 'acessos_prontuario',
  colunas: 'clinica_id, paciente_id, quem, quem_nome, papel, acao, quando',
  ordem: 'quando',
  de: (t) => `
    select ${ID.clinica(t)} as clinica_id, ${ALGUM.paciente(t, 'n')} as paciente_id,
      ${ALGUM.medico(t, 'n')} as quem, 'Doutora' as quem_nome, 'medico' as papel, 'escreveu_evolucao' as acao,
      q.quando
    from (select n, ${doTempo(1000)} as quando from ${ate(t, COMUM.acessos)}) as q (n, quando)`,
};

/** What the tables of a world are filled with. */
export const LINHAS: readonly Linhas[] = [
  PACIENTES,
  ENTRADAS,
  PROBLEMAS,
  MEDICAMENTOS,
  AGENDAMENTOS,
  CARTOES,
  TAREFAS,
  RETORNOS,
  CONVERSAS,
  RESTRICOES,
  DISPONIBILIDADES,
  CONTAS,
  ACESSOS,
];
