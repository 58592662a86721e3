import {
  INICIO_DO_TIPO,
  permissoesDoTipo,
  pode,
  ROTULO_DO_TIPO,
  TIPOS_DE_USUARIO,
} from '@domain/permissoes.ts';
import { describe, expect, it } from 'vitest';

const CLINICOS = ['medico', 'clinica', 'hospital'] as const;

describe('permissions', () => {
  it.each([
    ['prontuario.escrever', ['medico']],
    ['prontuario.ler', CLINICOS],
    ['pacientes.ler', [...CLINICOS, 'staff']],
    ['pacientes.cadastrar', [...CLINICOS, 'staff']],
    ['pacientes.importar', [...CLINICOS, 'staff']],
    ['crm.usar', [...CLINICOS, 'staff']],
    ['medicos.ler', ['clinica', 'hospital', 'staff']],
    ['medicos.vincular', ['clinica']],
    ['medicos.convidar', ['clinica', 'hospital']],
    ['equipe.gerir', ['clinica', 'hospital']],
    ['acessos.ver', ['clinica', 'hospital']],
    ['area.plantonista', ['plantonista']],
    ['acompanhamento.ver', [...CLINICOS, 'staff']],
    ['area.paciente', ['paciente']],
    ['agenda.ver', [...CLINICOS, 'staff']],
    ['agenda.abrir', [...CLINICOS, 'staff', 'paciente']],
    ['titulares.responder', CLINICOS],
    ['painel.ver', [...CLINICOS, 'staff']],
    ['calculadoras.usar', [...CLINICOS, 'staff', 'plantonista']],
  ] as const)('%s is held by exactly %j', (permissao, tipos) => {
    expect(TIPOS_DE_USUARIO.filter((tipo) => pode(tipo, permissao)).sort()).toEqual(
      [...tipos].sort(),
    );
  });

  it('are listed without repetition', () => {
    for (const tipo of TIPOS_DE_USUARIO) {
      const lista = permissoesDoTipo(tipo);
      expect(new Set(lista).size).toBe(lista.length);
    }
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
