import type { Perfil } from '@domain/contracts/perfil.ts';
import { TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import { atendeAoPlano, type Exigencia } from '@domain/planos.ts';
import { describe, expect, it } from 'vitest';

const perfil = (mudancas: Partial<Perfil> = {}): Perfil => ({
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000001',
  nome: 'Ana Lima',
  email: 'ana@clinica.com.br',
  tipo: 'medico',
  especialidade: null,
  crm: null,
  crm_uf: null,
  clinica_id: null,
  ativo: true,
  plano_medico: 'free',
  permite_atendimento_individual: false,
  permite_ia: false,
  permite_relatorios_avancados: false,
  ...mudancas,
});

const EXIGENCIAS: Exigencia[] = [
  { recurso: 'permiteIa' },
  { recurso: 'permite_ia' },
  { recurso: 'permiteAtendimentoIndividual' },
  { recurso: 'permite_relatorios_avancados' },
  { somentePremium: true },
];

describe('the premium guard', () => {
  it.each(EXIGENCIAS)('keeps a free doctor from %j', (exigencia) => {
    expect(atendeAoPlano(perfil(), exigencia)).toBe(false);
  });

  it.each(EXIGENCIAS)('lets a premium doctor pass: %j', (exigencia) => {
    const premium = perfil({
      plano_medico: 'premium',
      permite_atendimento_individual: true,
      permite_ia: true,
      permite_relatorios_avancados: true,
    });
    expect(atendeAoPlano(premium, exigencia)).toBe(true);
  });

  it.each(TIPOS_DE_USUARIO.filter((tipo) => tipo !== 'medico'))('gates no %s', (tipo) => {
    for (const exigencia of EXIGENCIAS) {
      expect(atendeAoPlano(perfil({ tipo }), exigencia)).toBe(true);
    }
  });

  it('looks at the feature asked for, in either spelling, and at no other', () => {
    const comRelatorios = perfil({ permite_relatorios_avancados: true });
    expect(atendeAoPlano(comRelatorios, { recurso: 'permiteRelatoriosAvancados' })).toBe(true);
    expect(atendeAoPlano(comRelatorios, { recurso: 'permite_relatorios_avancados' })).toBe(true);
    expect(atendeAoPlano(comRelatorios, { recurso: 'permiteIa' })).toBe(false);
  });

  it('asks for the plan itself where only premium will do', () => {
    const comIa = perfil({ permite_ia: true });
    expect(atendeAoPlano(comIa, { recurso: 'permiteIa', somentePremium: true })).toBe(false);
  });

  it('opens the assistant, and nothing else, to a doctor with an active clinic', () => {
    expect(atendeAoPlano(perfil(), { recurso: 'permiteIa' }, true)).toBe(true);
    expect(atendeAoPlano(perfil(), { recurso: 'permiteAtendimentoIndividual' }, true)).toBe(false);
    expect(atendeAoPlano(perfil(), { recurso: 'permiteIa', somentePremium: true }, true)).toBe(
      false,
    );
  });

  it('asks nothing where nothing is asked', () => {
    expect(atendeAoPlano(perfil(), {})).toBe(true);
  });
});
