import type { Pontos } from './mundo.ts';

/** One promise of speed: what a screen asks, and the same question without policies. */
export interface Consulta {
  nome: string;
  /** Profile whose token the call carries. */
  quem: (p: Pontos) => string;
  /** As the screen sends it, decided by row-level security. */
  sobPoliticas: (p: Pontos) => string;
  /** The same rows by an explicit filter, as service_role. */
  comFiltro: (p: Pontos) => string;
}

function busca(nome: string, termo: string, onde: 'clinica' | 'hospital'): Consulta {
  return {
    nome,
    quem: (p) => p[onde],
    sobPoliticas: (p) => `select * from buscar_pacientes('${termo}', '${p[onde]}', 30)`,
    comFiltro: (p) =>
      `select * from private.pacientes_por_termo(array['${p[onde]}']::uuid[], '${termo}', 30, null, null)`,
  };
}

function linhaDoTempo(
  nome: string,
  paciente: keyof Pontos,
  onde: keyof Pontos,
  quem: keyof Pontos = onde,
): Consulta {
  const pedido = (
    p: Pontos,
  ) => `select id, entrada_id, versao, ocorrido_em, autor_nome, subjetivo, avaliacao
    from prontuarios
    where paciente_id = '${p[paciente]}' and status = 'finalizado' and substituido_por is null`;
  const ordem = 'order by ocorrido_em desc, id desc limit 20';
  return {
    nome,
    quem: (p) => p[quem],
    sobPoliticas: (p) => `${pedido(p)} ${ordem}`,
    comFiltro: (p) => `${pedido(p)} and clinica_id = '${p[onde]}' ${ordem}`,
  };
}

const medicos = (p: Pontos) => `select cm.id, cm.ativo, m.nome, m.especialidade, m.crm
  from clinica_medicos cm join profiles m on m.id = cm.medico_id
  where cm.clinica_id = '${p.hospital}' and cm.ativo order by m.nome limit 30`;

const sino = (p: Pontos) => `select id, titulo, mensagem, criada_em, contexto from notificacoes
  where user_id = '${p.medico}' and not lida and not deleted order by criada_em desc limit 50`;

/** What the foundation promises to keep quick. */
export const CONSULTAS: readonly Consulta[] = [
  busca('patient search, clinic, two words', 'ana sil', 'clinica'),
  busca('patient search, hospital, common name', 'maria', 'hospital'),
  busca('patient search, hospital, late in the alphabet', 'vanessa', 'hospital'),
  busca('patient search, hospital, two words', 'vitoria peixoto', 'hospital'),
  busca('patient search, hospital, part of a phone', '98765', 'hospital'),
  busca('patient search, hospital, nobody', 'xavantina', 'hospital'),
  busca('patient list, hospital, first page', '', 'hospital'),
  linhaDoTempo('timeline page, clinic', 'pacienteDaClinica', 'clinica'),
  linhaDoTempo('timeline page, hospital', 'pacienteDoHospital', 'hospital'),
  linhaDoTempo('timeline page, hospital, a doctor', 'pacienteDoHospital', 'hospital', 'medico'),
  {
    nome: 'doctor list, hospital',
    quem: (p) => p.hospital,
    sobPoliticas: medicos,
    comFiltro: medicos,
  },
  {
    nome: 'unread bell',
    quem: (p) => p.medico,
    sobPoliticas: sino,
    comFiltro: (p) =>
      sino(p).replace(
        'order by',
        `and (clinica_id is null or clinica_id = '${p.hospital}') order by`,
      ),
  },
];
