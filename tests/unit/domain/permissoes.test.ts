import {
  INICIO_DO_TIPO,
  permissoesDe,
  pode,
  ROTULO_DO_TIPO,
  TIPOS_DE_USUARIO,
  type TipoDeUsuario,
} from '@domain/permissoes.ts';
import { describe, expect, it } from 'vitest';

/** The matrix as it is read: a line a permission, a column a type. */
function matriz(): string[] {
  const todas = [...new Set(TIPOS_DE_USUARIO.flatMap((tipo) => permissoesDe({ tipo })))].sort();
  return todas.map((permissao) => {
    const celulas = TIPOS_DE_USUARIO.map((tipo) => (pode({ tipo }, permissao) ? 'sim' : '---'));
    return `${celulas.join(' ')} ${permissao}`;
  });
}

describe('permissions', () => {
  it('are held by exactly whom the matrix says', () => {
    expect(TIPOS_DE_USUARIO).toEqual([
      'medico',
      'clinica',
      'hospital',
      'staff',
      'plantonista',
      'paciente',
    ]);
    expect(matriz()).toEqual([
      '--- sim sim --- --- --- acessos.ver',
      'sim sim sim sim --- --- acompanhamento.ver',
      'sim sim sim sim --- sim agenda.abrir',
      'sim --- --- --- --- --- agenda.ligar',
      'sim sim sim sim --- --- agenda.ver',
      '--- --- --- --- --- sim area.paciente',
      '--- --- --- --- sim --- area.plantonista',
      'sim sim sim --- sim --- assistente.autorizar',
      'sim --- --- --- sim --- assistente.usar',
      'sim sim sim sim sim --- calculadoras.usar',
      'sim sim sim sim --- --- crm.usar',
      'sim --- --- --- sim --- documentos.assinar',
      '--- sim sim --- --- --- equipe.gerir',
      '--- sim sim --- --- --- medicos.convidar',
      '--- sim sim sim --- --- medicos.ler',
      '--- sim --- --- --- --- medicos.vincular',
      'sim sim sim sim --- --- pacientes.cadastrar',
      'sim sim sim sim --- --- pacientes.importar',
      'sim sim sim sim --- --- pacientes.ler',
      'sim sim sim sim --- --- painel.ver',
      '--- --- sim --- --- --- plantoes.publicar',
      'sim --- --- --- --- --- prescricao.escrever',
      'sim --- --- --- --- --- prontuario.escrever',
      'sim sim sim --- --- --- prontuario.ler',
      'sim sim sim --- --- --- titulares.responder',
      'sim --- --- --- sim --- vinculos.responder',
    ]);
  });

  it('are listed without repetition, and none for a type that nobody knows', () => {
    for (const tipo of TIPOS_DE_USUARIO) {
      const lista = permissoesDe({ tipo });
      expect(new Set(lista).size).toBe(lista.length);
    }
    const tipo = 'convidado' as TipoDeUsuario;
    expect(permissoesDe({ tipo })).toEqual([]);
  });
});

it('every type has a label and a start', () => {
  expect(INICIO_DO_TIPO).toEqual({
    medico: '/dashboard',
    clinica: '/dashboard',
    hospital: '/dashboard',
    staff: '/dashboard',
    plantonista: '/plantonista',
    paciente: '/paciente',
  });
  expect(Object.keys(ROTULO_DO_TIPO).sort()).toEqual([...TIPOS_DE_USUARIO].sort());
});
