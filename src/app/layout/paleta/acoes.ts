import { pode, type TipoDeUsuario } from '@domain/permissoes.ts';
import { normalizarBusca } from '@domain/texto.ts';
import { IconUserPlus, type TablerIcon } from '@tabler/icons-react';
import { menuDoTipo } from '@/config/menu.ts';
import { PATHS } from '@/config/paths.ts';

/** Something the palette can lead to. */
export interface AcaoDaPaleta {
  id: string;
  rotulo: string;
  descricao?: string | undefined;
  icone: TablerIcon;
  destino: { to: string; params?: Record<string, string> };
}

/** The screens of the menu and the actions that the type may take. */
export function acoesDaPaleta(tipo: TipoDeUsuario): AcaoDaPaleta[] {
  const telas = menuDoTipo(tipo).flatMap(({ grupo, itens }) =>
    itens.map(({ rotulo, caminho, icone }) => ({
      id: `tela:${caminho}`,
      rotulo,
      descricao: grupo,
      icone,
      destino: { to: caminho },
    })),
  );
  return pode(tipo, 'pacientes.cadastrar') ? [...telas, CADASTRAR_PACIENTE] : telas;
}

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
