import type { Pode, TipoDeUsuario } from '@domain/permissoes.ts';
import { normalizarBusca } from '@domain/texto.ts';
import {
  IconCalculator,
  IconSignature,
  IconUserPlus,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { menuDe } from '@/config/menu.ts';
import { PATHS } from '@/config/paths.ts';

/** Something the palette can lead to. */
export interface AcaoDaPaleta {
  id: string;
  rotulo: string;
  descricao?: string | undefined;
  icone: TablerIcon;
  /** A screen, or the name of what opens over the one on the screen. */
  destino: { to: string; params?: Record<string, string> } | 'calculadoras';
}

/**
 * The screens of the menu and the actions that the person may take.
 * @param cadastra whether the active clinic takes new registrations.
 */
export function acoesDaPaleta(tipo: TipoDeUsuario, pode: Pode, cadastra: boolean): AcaoDaPaleta[] {
  const telas = menuDe(tipo, pode).flatMap(({ grupo, itens }) =>
    itens.map(({ rotulo, caminho, icone }) => ({
      id: `tela:${caminho}`,
      rotulo,
      descricao: grupo,
      icone,
      destino: { to: caminho },
    })),
  );
  return [
    ...telas,
    // The desk has no records in its menu, and looks for patients all day.
    ...(pode('pacientes.ler') && !pode('prontuario.ler') ? [VER_PACIENTES] : []),
    ...(cadastra && pode('pacientes.cadastrar') ? [CADASTRAR_PACIENTE] : []),
    ...(pode('documentos.assinar') ? [DOCUMENTOS_A_ASSINAR] : []),
    ...(pode('calculadoras.usar') ? [ABRIR_CALCULADORAS] : []),
  ];
}

const ABRIR_CALCULADORAS: AcaoDaPaleta = {
  id: 'acao:calculadoras',
  rotulo: 'Abrir calculadoras e scores ao lado desta tela',
  descricao: 'Ctrl+J',
  icone: IconCalculator,
  destino: 'calculadoras',
};

const DOCUMENTOS_A_ASSINAR: AcaoDaPaleta = {
  id: `tela:${PATHS.aAssinar}`,
  rotulo: 'Documentos a assinar',
  descricao: 'Assinatura digital',
  icone: IconSignature,
  destino: { to: PATHS.aAssinar },
};

const VER_PACIENTES: AcaoDaPaleta = {
  id: `tela:${PATHS.prontuario}`,
  rotulo: 'Pacientes',
  descricao: 'Lista de pacientes',
  icone: IconUsers,
  destino: { to: PATHS.prontuario },
};

const CADASTRAR_PACIENTE: AcaoDaPaleta = {
  id: 'acao:novo-paciente',
  rotulo: 'Cadastrar paciente',
  icone: IconUserPlus,
  destino: { to: PATHS.novoPaciente },
};

/** Those whose name holds every word of the term, whatever the accents. */
export function filtrarAcoes(acoes: readonly AcaoDaPaleta[], termo: string): AcaoDaPaleta[] {
  const palavras = normalizarBusca(termo).split(' ');
  return acoes.filter(({ rotulo }) => {
    const nome = normalizarBusca(rotulo);
    return palavras.every((palavra) => nome.includes(palavra));
  });
}
