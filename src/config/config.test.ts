import { pode, TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import { describe, expect, it } from 'vitest';
import { lerAmbiente } from './ambiente.ts';
import { menuDe } from './menu.ts';

describe('the menu', () => {
  const comoTexto = (tipo: (typeof TIPOS_DE_USUARIO)[number]) =>
    menuDe(tipo, (permissao) => pode({ tipo }, permissao)).map(
      ({ grupo, itens }) => `${grupo}: ${itens.map(({ rotulo }) => rotulo).join(', ')}`,
    );

  it('has for each type what the specification gives it, of what exists', () => {
    expect(Object.fromEntries(TIPOS_DE_USUARIO.map((tipo) => [tipo, comoTexto(tipo)]))).toEqual({
      medico: [
        'Principal: Dashboard, CRM',
        'Clínico: Prontuário, Agenda, Acompanhamento Pacientes, Prescrição Digital',
        'Sistema: Validar Assinatura',
      ],
      clinica: [
        'Principal: Dashboard, CRM',
        'Clínico: Prontuário, Agenda, Acompanhamento Pacientes',
        'Clínica: Gestão de Médicos, Acessos aos Prontuários',
        'Sistema: Validar Assinatura',
      ],
      hospital: [
        'Principal: Dashboard, CRM',
        'Clínico: Prontuário, Agenda, Acompanhamento Pacientes',
        'Clínica: Gestão de Médicos, Plantões, Acessos aos Prontuários',
        'Sistema: Validar Assinatura',
      ],
      staff: [
        'Principal: Dashboard, CRM',
        'Clínico: Agenda, Acompanhamento Pacientes',
        'Clínica: Gestão de Médicos',
      ],
      plantonista: [
        'Plantonista: Dashboard, Plantão, Agenda, Financeiro, Histórico, Locais, Assistente, Calculadoras, Scores',
      ],
      paciente: ['Sistema: Validar Assinatura', 'Paciente: Área do Paciente, Meus Agendamentos'],
    });
  });
});

describe('the settings of the build', () => {
  it('default to the local stack', () => {
    expect(lerAmbiente({}).VITE_SUPABASE_URL).toBe('http://127.0.0.1:54321');
  });

  it('name what is wrong with them', () => {
    const ler = () =>
      lerAmbiente({ VITE_SUPABASE_URL: 'ftp://x', VITE_SUPABASE_ANON_KEY: 'curta' });
    expect(ler).toThrow(/VITE_SUPABASE_URL: informe um endereço http ou https/);
    expect(ler).toThrow(/VITE_SUPABASE_ANON_KEY: informe a chave publicável/);
  });
});
