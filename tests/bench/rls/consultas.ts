import type { Pontos } from './mundo.ts';

/** A statement and the values that it is sent with. */
export interface Pergunta {
  texto: string;
  valores: string[];
}

/** One promise of speed: what a screen asks, and the same question without policies. */
export interface Consulta {
  nome: string;
  /** Profile whose token the call carries. */
  quem: (p: Pontos) => string;
  /** As the screen sends it, decided by row-level security. */
  sobPoliticas: (p: Pontos) => Pergunta;
  /** The same rows by an explicit filter, as service_role. */
  comFiltro: (p: Pontos) => Pergunta;
}

function busca(nome: string, termo: string, onde: 'clinica' | 'hospital'): Consulta {
  return {
    nome,
    quem: (p) => p[onde],
    sobPoliticas: (p) => ({
      texto: 'select * from buscar_pacientes($1, $2, 30)',
      valores: [termo, p[onde]],
    }),
    comFiltro: (p) => ({
      texto: 'select * from private.pacientes_por_termo(array[$2::uuid], $1, 30, null, null)',
      valores: [termo, p[onde]],
    }),
  };
}

const COLUNAS = 'id, entrada_id, versao, ocorrido_em, autor_nome, subjetivo, avaliacao';

const pagina = (condicoes: string) => `select ${COLUNAS} from prontuarios
  where paciente_id = $1 and status = 'finalizado' and substituido_por is null ${condicoes}
  order by ocorrido_em desc, id desc limit 21`;

/** A page of entries, read from the table by whoever runs the institution or by somebody else. */
function paginaDeEntradas(
  nome: string,
  paciente: keyof Pontos,
  onde: keyof Pontos,
  quem: keyof Pontos = onde,
): Consulta {
  return {
    nome,
    quem: (p) => p[quem],
    sobPoliticas: (p) => ({ texto: pagina(''), valores: [p[paciente]] }),
    comFiltro: (p) => ({ texto: pagina('and clinica_id = $2'), valores: [p[paciente], p[onde]] }),
  };
}

const medicos = (p: Pontos) => ({
  texto: `select cm.id, cm.ativo, m.nome, m.especialidade, m.crm
    from clinica_medicos cm join profiles m on m.id = cm.medico_id
    where cm.clinica_id = $1 and cm.ativo order by m.nome limit 30`,
  valores: [p.hospital],
});

function sino(filtro: string, ...valores: string[]): Pergunta {
  return {
    texto: `select id, titulo, mensagem, criada_em, contexto from notificacoes
      where user_id = $1 and not lida and not deleted ${filtro}
      order by criada_em desc limit 50`,
    valores,
  };
}

/** What the foundation promises to keep quick. */
export const CONSULTAS: readonly Consulta[] = [
  busca('patient search, clinic, two words', 'ana sil', 'clinica'),
  busca('patient search, hospital, common name', 'maria', 'hospital'),
  busca('patient search, hospital, late in the alphabet', 'vanessa', 'hospital'),
  busca('patient search, hospital, two words', 'vitoria peixoto', 'hospital'),
  busca('patient search, hospital, part of a phone', '98765', 'hospital'),
  busca('patient search, hospital, nobody', 'xavantina', 'hospital'),
  busca('patient list, hospital, first page', '', 'hospital'),
  paginaDeEntradas('timeline page, clinic', 'pacienteDaClinica', 'clinica'),
  paginaDeEntradas('timeline page, hospital', 'pacienteDoHospital', 'hospital'),
  paginaDeEntradas('timeline page, hospital, a doctor', 'pacienteDoHospital', 'hospital', 'medico'),
  {
    nome: 'doctor list, hospital',
    quem: (p) => p.hospital,
    sobPoliticas: medicos,
    comFiltro: medicos,
  },
  {
    nome: 'unread bell',
    quem: (p) => p.medico,
    sobPoliticas: (p) => sino('', p.medico),
    comFiltro: (p) => sino('and (clinica_id is null or clinica_id = $2)', p.medico, p.hospital),
  },
];
