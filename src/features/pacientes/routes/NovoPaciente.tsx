import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Carregando } from '@/components/Carregando.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { chavesDePacientes } from '../api/keys.ts';
import { cadastrarPaciente } from '../api/mutations.ts';
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
        clinica ? `Será cadastrado em ${clinica.nome}. Só o nome é obrigatório.` : undefined
      }
    >
      {clinica ? <NovoCadastro key={clinica.id} clinica={clinica} /> : <SemClinica />}
    </Pagina>
  );
}

function NovoCadastro({ clinica }: { clinica: Clinica }) {
  const perfil = usePerfil();
  const { nome = '' } = useSearch({ strict: false });
  const cache = useQueryClient();
  const navegar = useNavigate();
  const guarda = guardaDoCadastro(perfil.id, clinica.id);
  // The id is made once: sending the form again after a lost answer makes no second patient.
  const [{ id, campos }] = useState(
    () =>
      guarda.ler() ?? {
        id: crypto.randomUUID() as string,
        campos: {
          ...CADASTRO_VAZIO,
          nome,
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
          guardaDoCadastro(perfil.id, clinica.id).guardar({ id, campos: values }),
      }),
    [form, id, perfil.id, clinica.id],
  );

  return (
    <Formulario
      form={form}
      aoEnviar={async (dados) => {
        await cadastrarPaciente(id, clinica.id, dados);
        guarda.apagar();
        await cache.invalidateQueries({ queryKey: chavesDePacientes.todos(clinica.id) });
        await navegar({ to: PATHS.paciente, params: { id }, replace: true });
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
