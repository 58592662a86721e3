import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Carregando } from '@/components/Carregando.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { em } from '@/lib/format/nomes.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { type Lead, leadOptions, relerCrm, vincularLead } from '@/shared/crm/api/lead.ts';
import { cadastrarPaciente } from '@/shared/paciente/api/mutations.ts';
import { relerBuscas } from '@/shared/paciente/api/queries.ts';
import { chavesDePacientes } from '../api/keys.ts';
import classes from '../components/FormularioDePaciente.module.css';
import { FormularioDePaciente } from '../components/FormularioDePaciente.tsx';
import { SemClinica } from '../components/SemClinica.tsx';
import { Semelhantes } from '../components/Semelhantes.tsx';
import { CADASTRO_VAZIO, guardaDoCadastro, resolverDoCadastro } from '../formulario.ts';

/** `/prontuario/novo-paciente`: registers a patient in the active clinic. */
export function NovoPaciente() {
  const { clinica, carregando } = useActiveClinica();
  if (carregando) return <Carregando />;
  return (
    <Pagina
      titulo="Novo paciente"
      descricao={
        clinica ? `Será cadastrado ${em(clinica.nome)}. Só o nome é obrigatório.` : undefined
      }
    >
      {clinica ? <CadastroDeQuem key={clinica.id} clinica={clinica} /> : <SemClinica />}
    </Pagina>
  );
}

/** Of somebody new, or of whom the CRM knows already: then name and contact come filled in. */
function CadastroDeQuem({ clinica }: { clinica: Clinica }) {
  const { oportunidade } = useSearch({ from: rotaDe(PATHS.novoPaciente) });
  const lead = useQuery({
    ...leadOptions(clinica.id, oportunidade ?? ''),
    enabled: oportunidade !== undefined,
  });
  if (!oportunidade) return <NovoCadastro clinica={clinica} />;
  if (lead.isPending) return <Esqueleto linhas={6} />;
  if (lead.isError) {
    return (
      <EstadoErro
        erro={lead.error}
        titulo="Não foi possível carregar a pessoa do CRM."
        aoTentar={() => void lead.refetch()}
      />
    );
  }
  if (!lead.data) {
    return (
      <EstadoVazio
        desenho="pessoas"
        frase="Esta pessoa já é paciente, ou não está no CRM da clínica ativa."
        acao={<BotaoLink to={PATHS.crm}>Voltar ao CRM</BotaoLink>}
      />
    );
  }
  return <NovoCadastro clinica={clinica} lead={lead.data} />;
}

function NovoCadastro({ clinica, lead }: { clinica: Clinica; lead?: Lead }) {
  const perfil = usePerfil();
  const { nome = '' } = useSearch({ from: rotaDe(PATHS.novoPaciente) });
  const cache = useQueryClient();
  const navegar = useNavigate();
  // What was being typed about one person must not show for another.
  const gaveta = lead ? `${clinica.id}:${lead.id}` : clinica.id;
  const guarda = guardaDoCadastro(perfil.id, gaveta);
  // The id is made once: sending the form again after a lost answer makes no second patient.
  const [{ id, campos }] = useState(
    () =>
      guarda.ler() ?? {
        id: crypto.randomUUID() as string,
        campos: {
          ...CADASTRO_VAZIO,
          nome: lead?.nome ?? nome,
          telefone: mascaraDeTelefone(lead?.telefone ?? ''),
          email: lead?.email ?? '',
          medico_responsavel_id: perfil.tipo === 'medico' ? perfil.id : '',
        },
      },
  );
  const form = useForm({ resolver: resolverDoCadastro, defaultValues: campos, mode: 'onTouched' });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          guardaDoCadastro(perfil.id, gaveta).guardar({ id, campos: values }),
      }),
    [form, id, perfil.id, gaveta],
  );

  return (
    <Formulario
      form={form}
      aoEnviar={async (dados) => {
        await cadastrarPaciente(id, clinica.id, dados);
        const cartao = lead && (await vincularLead(lead.id, id));
        guarda.apagar();
        await Promise.all([
          relerBuscas(cache, clinica.id),
          cache.invalidateQueries({ queryKey: chavesDePacientes.todos(clinica.id) }),
        ]);
        if (cartao) {
          await navegar({ to: PATHS.crm, search: { pessoa: cartao }, replace: true });
          await relerCrm(cache, clinica.id);
        } else {
          await navegar({ to: PATHS.paciente, params: { id }, replace: true });
        }
      }}
    >
      <FormularioDePaciente
        control={form.control}
        clinicaId={clinica.id}
        semelhantes={<Semelhantes control={form.control} clinicaId={clinica.id} exceto={id} />}
      />
      <div className={classes.acoes}>
        <BotaoLink to={PATHS.prontuario} variant="default" onClick={guarda.apagar}>
          Cancelar
        </BotaoLink>
        <Button type="submit">Cadastrar paciente</Button>
      </div>
    </Formulario>
  );
}
