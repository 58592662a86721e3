import type { GrupoDeAjuda } from './artigo.ts';
import { acesso } from './artigos/acesso.tsx';
import { acompanhamento } from './artigos/acompanhamento.tsx';
import { agenda } from './artigos/agenda.tsx';
import { areaDoPaciente } from './artigos/area-do-paciente.tsx';
import { calculadoras } from './artigos/calculadoras.tsx';
import { conta } from './artigos/conta.tsx';
import { crm } from './artigos/crm.tsx';
import { equipe } from './artigos/equipe.tsx';
import { leito } from './artigos/leito.tsx';
import { pacientes } from './artigos/pacientes.tsx';
import { plantao } from './artigos/plantao.tsx';
import { prontuario } from './artigos/prontuario.tsx';
import { receitas } from './artigos/receitas.tsx';
import { uso } from './artigos/uso.tsx';

/** The help centre, in the order in which a clinic meets these questions. */
export const GRUPOS_DE_AJUDA: readonly GrupoDeAjuda[] = [
  conta,
  equipe,
  pacientes,
  agenda,
  crm,
  prontuario,
  receitas,
  calculadoras,
  leito,
  plantao,
  acompanhamento,
  areaDoPaciente,
  uso,
  acesso,
];
