import { ROTULO_DO_SEXO, type Sexo } from '@domain/contracts/paciente.ts';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { DivergenciaSobDemanda } from '@/components/formulario/DivergenciaSobDemanda.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, formatarHora } from '@/lib/format/datas.ts';
import { nomeExibido, relerPaciente } from '@/shared/paciente/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { chavesDePacientes } from '../api/keys.ts';
import type { Cadastro } from '../api/linhas.ts';
import { atualizarPaciente, definirPacienteAtivo } from '../api/mutations.ts';
import { cadastroOptions } from '../api/queries.ts';
import classes from '../components/FormularioDePaciente.module.css';
import { FormularioDePaciente } from '../components/FormularioDePaciente.tsx';
import { Semelhantes } from '../components/Semelhantes.tsx';
import { type CamposDoCadastro, ROTULOS_DO_CADASTRO, versaoDoCadastro } from '../formulario.ts';
import { useEdicaoDoCadastro } from '../useEdicaoDoCadastro.ts';

const ContasDoPaciente = sobDemanda(() =>
  import('@/shared/paciente/components/ContasDoPaciente.tsx').then((modulo) => ({
    default: modulo.ContasDoPaciente,
  })),
);

const RecusaDoAssistente = sobDemanda(() =>
  import('../components/RecusaDoAssistente.tsx').then((modulo) => ({
    default: modulo.RecusaDoAssistente,
  })),
);

const Obito = sobDemanda(() =>
  import('../obito/Obito.tsx').then((modulo) => ({ default: modulo.Obito })),
);

/** `/prontuario/paciente/$id/cadastro`: the registration, read and edited in the same form. */
export function CadastroDoPaciente() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data, error, isPending, refetch } = useQuery({
    ...cadastroOptions(clinicaId, paciente.id),
    // What is edited must be what there is.
    staleTime: 0,
    refetchOnReconnect: false,
  });
  if (isPending) return <Esqueleto linhas={6} />;
  if (error || !data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar o cadastro."
        aoTentar={() => void refetch()}
      />
    );
  }
  return <CadastroLido cadastro={data} />;
}

function CadastroLido({ cadastro }: { cadastro: Cadastro }) {
  const fuso = useFuso();
  const { cadastra, leProntuario } = usePacienteDaTela();
  const atualizarTelas = useAtualizarTelas();
  const [salvoEm, setSalvoEm] = useState<Date>();
  const cache = useQueryClient();
  const { form, alterado, recuperado, salvar, descartar, divergencia } =
    useEdicaoDoCadastro(cadastro);
  const ler = async () => {
    const opcoes = cadastroOptions(cadastro.clinica_id, cadastro.id);
    const atual = await cache.fetchQuery({ ...opcoes, staleTime: 0 });
    return atual && versaoDoCadastro(atual);
  };

  return (
    <Pagina
      titulo="Cadastro"
      estado={salvoEm ? `Salvo às ${formatarHora(salvoEm, fuso)}` : undefined}
      acoes={
        <>
          <BotaoLink
            to={PATHS.atendimentosDoPaciente}
            params={{ id: cadastro.id }}
            variant="default"
          >
            Ver atendimentos
          </BotaoLink>
          {leProntuario && (
            <BotaoLink to={PATHS.paciente} params={{ id: cadastro.id }} variant="default">
              Ver prontuário
            </BotaoLink>
          )}
        </>
      }
    >
      <Formulario
        form={form}
        aoEnviar={async (dados) => {
          const salvo = await salvar(
            (revisao) => atualizarPaciente(cadastro.id, dados, revisao),
            ler,
          );
          if (!salvo) return;
          form.reset(form.getValues());
          setSalvoEm(new Date());
          await atualizarTelas();
        }}
      >
        {recuperado && !divergencia && <Recuperado aoDescartar={descartar} />}
        <DivergenciaSobDemanda
          divergencia={divergencia}
          rotulos={ROTULOS_DO_CADASTRO}
          ler={lerCampo}
        />
        <fieldset disabled={!cadastra}>
          <FormularioDePaciente
            control={form.control}
            clinicaId={cadastro.clinica_id}
            responsavel={cadastro.responsavel}
            semelhantes={
              <Semelhantes
                control={form.control}
                clinicaId={cadastro.clinica_id}
                exceto={cadastro.id}
              />
            }
          />
        </fieldset>
        {cadastra && (
          <div className={classes.acoes}>
            <Situacao cadastro={cadastro} />
            <Button type="submit" disabled={!alterado}>
              Salvar cadastro
            </Button>
          </div>
        )}
      </Formulario>
      <Suspense fallback={<Esqueleto linhas={2} />}>
        <RecusaDoAssistente
          clinicaId={cadastro.clinica_id}
          pacienteId={cadastro.id}
          cadastra={cadastra}
        />
        <Obito cadastro={cadastro} cadastra={cadastra} />
        <ContasDoPaciente
          clinicaId={cadastro.clinica_id}
          pacienteId={cadastro.id}
          gere={cadastra}
          ativo={cadastro.ativo}
        />
      </Suspense>
    </Pagina>
  );
}

/** What was typed and never saved is in its fields again. */
function Recuperado({ aoDescartar }: { aoDescartar: () => void }) {
  return (
    <Recado titulo="O que você alterou e não salvou está de volta no formulário">
      <Group gap="xs">
        <span>Confira e salve, ou volte ao que está salvo.</span>
        <Button size="xs" variant="default" onClick={aoDescartar}>
          Descartar as alterações
        </Button>
      </Group>
    </Recado>
  );
}

/** What a field of the registration says in words, where its value does not. */
function lerCampo(nome: keyof CamposDoCadastro, valor: string): string | undefined {
  if (nome === 'sexo') return ROTULO_DO_SEXO[valor as Sexo];
  if (nome === 'data_nascimento') return valor && formatarDia(valor);
  if (nome === 'medico_responsavel_id') return valor ? 'Outro médico' : undefined;
  return undefined;
}

/** Inactivates, after asking, or reactivates at once. */
function Situacao({ cadastro }: { cadastro: Cadastro }) {
  const atualizarTelas = useAtualizarTelas();
  const [perguntando, { open: perguntar, close: fechar }] = useDisclosure(false);
  const definir = useMutation({
    mutationFn: (ativo: boolean) => definirPacienteAtivo(cadastro.id, ativo),
    onSuccess: atualizarTelas,
    onError: avisar.erro,
    onSettled: fechar,
  });
  if (!cadastro.ativo) {
    return (
      <Button variant="default" loading={definir.isPending} onClick={() => definir.mutate(true)}>
        Reativar cadastro
      </Button>
    );
  }
  return (
    <>
      <Button variant="subtle" color="gray" onClick={perguntar}>
        Desativar cadastro
      </Button>
      <ConfirmacaoSobDemanda
        titulo="Desativar este cadastro?"
        aberta={perguntando}
        acao="Desativar"
        voltar="Manter ativo"
        enviando={definir.isPending}
        aoConfirmar={() => definir.mutate(false)}
        aoFechar={fechar}
      >
        <Text component="span" fw={600}>
          {nomeExibido(cadastro)}
        </Text>{' '}
        deixa de aparecer na lista de pacientes ativos. O prontuário continua guardado, e o cadastro
        pode ser reativado quando quiser.
      </ConfirmacaoSobDemanda>
    </>
  );
}

/** After a change: the registration, the header and the list are read again. */
function useAtualizarTelas() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  return async () => {
    await Promise.all([
      relerPaciente(cache, clinicaId, paciente.id),
      cache.invalidateQueries({ queryKey: chavesDePacientes.todos(clinicaId) }),
    ]);
  };
}
