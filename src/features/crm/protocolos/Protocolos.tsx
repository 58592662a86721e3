import { type DadosDoPasso, passoSchema } from '@domain/crm/cadastro.ts';
import { rotuloDoPasso } from '@domain/crm/contato.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { avisar } from '@/components/avisar.tsx';
import { BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import type { TipoComPassos } from '../api/linhas.ts';
import { useCriarPasso, useDefinirPasso, useMudarRegras } from '../api/mutations.ts';
import { protocolosOptions, regrasOptions } from '../api/queries.ts';
import { Parte } from '../Parte.tsx';
import pessoa from '../pessoa/Pessoa.module.css';
import type { PropsDaParte } from '../props.ts';

const AUSENCIAS = [3, 6, 9, 12, 18, 24, 36];

interface CamposDoPasso {
  tipo_id: string;
  dias: number | null;
  quando: 'antes' | 'depois';
  titulo: string;
}

/** Days before an appointment are kept below zero. */
const comSinal = ({ dias, quando, ...passo }: CamposDoPasso): unknown => ({
  ...passo,
  dias: typeof dias === 'number' ? Math.abs(dias) * (quando === 'antes' ? -1 : 1) : dias,
});

const resolver = standardSchemaResolver<CamposDoPasso, unknown, DadosDoPasso>(
  z.pipe(z.transform(comSinal), passoSchema),
);

/** Which contacts each kind of appointment asks for, before and after it. */
export function Protocolos({ clinica }: PropsDaParte) {
  const protocolos = useQuery(protocolosOptions(clinica.id));
  const ajusta = usePodeAjustar(clinica.id);
  if (protocolos.isPending) return <Esqueleto linhas={5} />;
  if (!protocolos.data) {
    return (
      <EstadoErro
        erro={protocolos.error}
        titulo="Não foi possível carregar os protocolos."
        aoTentar={() => void protocolos.refetch()}
      />
    );
  }
  return (
    <Stack>
      <Text c="dimmed" className="leitura">
        Cada passo vira uma tarefa para cada atendimento marcado deste tipo. Se o atendimento é
        cancelado, as tarefas abertas dele também são.
      </Text>
      {protocolos.data.length === 0 ? (
        <EstadoVazio frase="Os protocolos se ligam aos tipos de atendimento. Crie um tipo nos ajustes da agenda." />
      ) : (
        <>
          {ajusta && <NovoPasso clinica={clinica} tipos={protocolos.data} />}
          {protocolos.data.map((tipo) => (
            <Passos key={tipo.id} clinica={clinica} tipo={tipo} ajusta={ajusta} />
          ))}
        </>
      )}
      <Inatividade clinica={clinica} ajusta={ajusta} />
    </Stack>
  );
}

/** Rules are the tenant's: a doctor sets them only in the own practice. */
function usePodeAjustar(clinicaId: string): boolean {
  const { id, tipo } = usePerfil();
  const pode = usePode();
  return pode('crm.usar') && (tipo !== 'medico' || id === clinicaId);
}

interface PropsDosPassos extends PropsDaParte {
  tipo: TipoComPassos;
  ajusta: boolean;
}

function Passos({ clinica, tipo, ajusta }: PropsDosPassos) {
  const definir = useDefinirPasso(clinica.id);
  const passos = tipo.passos.filter(({ ativo }) => ativo).sort((a, b) => a.dias - b.dias);
  const retirar = (id: string, titulo: string) =>
    definir.mutate(
      { id, ativo: false },
      {
        onSuccess: () =>
          avisar.desfazivel(`“${titulo}” saiu do protocolo.`, () =>
            definir.mutate({ id, ativo: true }, { onError: avisar.erro }),
          ),
        onError: avisar.erro,
      },
    );
  return (
    <Parte titulo={tipo.nome}>
      {passos.length === 0 && <BlocoVazio>Nenhum passo.</BlocoVazio>}
      <ul className={`linhas ${pessoa.itens}`} aria-label={`Passos de ${tipo.nome}`}>
        {passos.map(({ id, dias, titulo }) => (
          <li key={id}>
            <div>
              <Text component="span" fw={600}>
                {rotuloDoPasso(dias)}
              </Text>{' '}
              {titulo}
            </div>
            {ajusta && (
              <Button
                variant="subtle"
                color="gray"
                aria-label={`Remover o passo ${rotuloDoPasso(dias)}: ${titulo}`}
                onClick={() => retirar(id, titulo)}
              >
                Remover
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Parte>
  );
}

function NovoPasso({ clinica, tipos }: PropsDaParte & { tipos: readonly TipoComPassos[] }) {
  const criar = useCriarPasso(clinica.id);
  const form = useForm({
    resolver,
    defaultValues: {
      tipo_id: tipos[0]?.id ?? '',
      dias: 2,
      quando: 'antes',
      titulo: '',
    } as CamposDoPasso,
  });
  return (
    <Parte titulo="Novo passo">
      <Formulario
        form={form}
        aoEnviar={async (passo) => {
          await criar.mutateAsync(passo);
          form.reset({ ...form.getValues(), titulo: '' });
        }}
      >
        <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
          <CampoSelecaoNativa
            size="md"
            control={form.control}
            name="tipo_id"
            label="Tipo de atendimento"
            data={tipos.map(({ id, nome }) => ({ value: id, label: nome }))}
          />
          <CampoNumero control={form.control} name="dias" label="Quantos dias" unidade="dias" />
          <CampoSelecaoNativa
            size="md"
            control={form.control}
            name="quando"
            label="Antes ou depois"
            data={[
              { value: 'antes', label: 'Antes do atendimento' },
              { value: 'depois', label: 'Depois do atendimento' },
            ]}
          />
          <CampoTexto
            control={form.control}
            name="titulo"
            label="O que fazer"
            placeholder="Confirmar presença"
            autoComplete="off"
          />
        </SimpleGrid>
        <Group>
          <Button type="submit">Adicionar passo</Button>
        </Group>
      </Formulario>
    </Parte>
  );
}

function Inatividade({ clinica, ajusta }: PropsDaParte & { ajusta: boolean }) {
  const regras = useQuery(regrasOptions(clinica.id));
  const mudar = useMudarRegras(clinica.id);
  if (regras.data === undefined) return null;
  return (
    <Parte titulo="Inatividade">
      <NativeSelect
        label="Quem já veio passa a inativo sem visita nem agendamento há"
        value={String(regras.data)}
        disabled={!ajusta || mudar.isPending}
        onChange={({ currentTarget }) =>
          mudar.mutate(Number(currentTarget.value), { onError: avisar.erro })
        }
        data={[...new Set([...AUSENCIAS, regras.data])]
          .sort((a, b) => a - b)
          .map((meses) => ({ value: String(meses), label: `${meses} meses` }))}
      />
    </Parte>
  );
}
