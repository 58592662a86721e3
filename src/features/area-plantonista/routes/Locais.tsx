import { diaDe } from '@domain/agenda/fuso.ts';
import type { LocalDePlantao } from '@domain/contracts/plantoes.ts';
import { termosNoDia } from '@domain/plantao/preco.ts';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useMinuto } from '@/lib/useMinuto.ts';
import { definirLocal } from '../api/mutations.ts';
import { locaisOptions } from '../api/queries.ts';
import { useReler } from '../api/usePlantoes.ts';
import { resumoDosTermos } from '../locais/termos.ts';

const FormularioDoLocal = sobDemanda(() =>
  import('../locais/FormularioDoLocal.tsx').then((m) => ({ default: m.FormularioDoLocal })),
);
const FormularioDosTermos = sobDemanda(() =>
  import('../locais/FormularioDosTermos.tsx').then((m) => ({ default: m.FormularioDosTermos })),
);

const DoHospital = sobDemanda(() =>
  import('../locais/DoHospital.tsx').then((m) => ({ default: m.DoHospital })),
);

/** `/plantonista/locais`: where one is on call, how each place pays, and who to call there. */
export function Locais() {
  const { id: eu } = usePerfil();
  const { local: qual } = useSearch({ from: rotaDe(PATHS.locaisDePlantao) });
  const locais = useQuery(locaisOptions(eu));
  const aberto = locais.data?.find(({ id }) => id === qual) ?? null;
  const lista = !aberto && qual !== 'novo';
  return (
    <Pagina
      titulo={tituloDe(aberto, qual)}
      descricao={lista && 'Onde você dá plantão, quanto cada lugar paga e quando.'}
      acoes={
        lista ? (
          <BotaoLink to={PATHS.locaisDePlantao} search={{ local: 'novo' }}>
            Novo local
          </BotaoLink>
        ) : (
          <BotaoLink to={PATHS.locaisDePlantao} search={{}} variant="default">
            Voltar aos locais
          </BotaoLink>
        )
      }
    >
      {locais.isPending && <Esqueleto linhas={4} />}
      {locais.isError && (
        <EstadoErro
          erro={locais.error}
          titulo="Não foi possível carregar seus locais."
          aoTentar={() => void locais.refetch()}
        />
      )}
      {locais.data && lista && <Lista locais={locais.data} />}
      {locais.data && !lista && <Aberto key={aberto?.id ?? 'novo'} local={aberto} />}
    </Pagina>
  );
}

function tituloDe(aberto: LocalDePlantao | null, qual: string | undefined): string {
  if (aberto) return aberto.nome;
  return qual === 'novo' ? 'Novo local' : 'Locais';
}

function Lista({ locais }: { locais: readonly LocalDePlantao[] }) {
  if (locais.length === 0) {
    return (
      <EstadoVazio
        frase="Adicione os lugares em que você dá plantão. Com os valores de cada um, você sabe quanto receber, e quando."
        acao={
          <BotaoLink to={PATHS.locaisDePlantao} search={{ local: 'novo' }}>
            Adicionar o primeiro local
          </BotaoLink>
        }
      />
    );
  }
  const emOrdem = [...locais].sort((um, outro) => Number(outro.ativo) - Number(um.ativo));
  return (
    <ul className="cartao linhas" aria-label="Locais">
      {emOrdem.map((local) => (
        <Linha key={local.id} local={local} />
      ))}
    </ul>
  );
}

function Linha({ local }: { local: LocalDePlantao }) {
  const reler = useReler();
  const agora = useMinuto();
  const gravar = useMutation({
    mutationFn: (ativo: boolean) => definirLocal(local.id, ativo),
    onError: avisar.erro,
    onSettled: reler,
  });
  const mudar = () =>
    gravar.mutate(!local.ativo, {
      onSuccess: () =>
        avisar.desfazivel(
          local.ativo ? `${local.nome} foi desativado.` : `${local.nome} voltou à lista.`,
          () => gravar.mutate(local.ativo),
        ),
    });
  const { id, nome, ativo, setor, cidade } = local;
  const termos = termosNoDia(local.termos, diaDe(new Date(agora), local.fuso));
  return (
    <Box component="li" className="linha" {...(!ativo && { c: 'dimmed' })}>
      <Stack component="span" gap={0} miw={0}>
        <Text span fw={600}>
          {nome}
          {!ativo && ' (desativado)'}
        </Text>
        <Text span size="sm" c="dimmed">
          {[setor, cidade].filter(Boolean).join(', ')}
        </Text>
        <Text span size="sm" className="numeros">
          {termos ? resumoDosTermos(termos) : 'Sem valores: diga quanto este local paga.'}
        </Text>
      </Stack>
      <Group gap="xs">
        <BotaoLink
          to={PATHS.locaisDePlantao}
          search={{ local: id }}
          variant="default"
          aria-label={`Editar ${nome}`}
        >
          Editar
        </BotaoLink>
        <Button
          variant="default"
          aria-label={`${ativo ? 'Desativar' : 'Reativar'} ${nome}`}
          onClick={mudar}
        >
          {ativo ? 'Desativar' : 'Reativar'}
        </Button>
      </Group>
    </Box>
  );
}

function Aberto({ local }: { local: LocalDePlantao | null }) {
  const navegar = useNavigate();
  const abrir = (busca: { local?: string }) =>
    void navegar({ to: PATHS.locaisDePlantao, search: busca });
  return (
    <Suspense fallback={<Esqueleto linhas={6} />}>
      {local && local.termos.length === 0 && (
        <Recado titulo="Falta dizer quanto este local paga.">
          Sem os valores, os plantões daqui aparecem na agenda sem o que você tem a receber.
        </Recado>
      )}
      {local && (
        <Bloco titulo="Como paga">
          <Box px="recuo" pb="recuo">
            <FormularioDosTermos
              local={local}
              aoSalvar={() => {
                avisar.sucesso('Valores salvos.');
                abrir({});
              }}
            />
          </Box>
        </Bloco>
      )}
      {local && (
        <Bloco titulo="Hospital">
          <Box px="recuo" pb="recuo">
            <DoHospital local={local} />
          </Box>
        </Bloco>
      )}
      <Bloco titulo="Dados do local">
        <Box px="recuo" pb="recuo">
          <FormularioDoLocal
            local={local}
            aoSalvar={(id) => {
              avisar.sucesso('Local salvo.');
              abrir(local ? {} : { local: id });
            }}
          />
        </Box>
      </Bloco>
    </Suspense>
  );
}
