import { prazoEmPalavras, ROTULO_DA_SOLICITACAO } from '@domain/area-paciente/solicitacoes.ts';
import { Box, Group, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData, formatarDia, hoje } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { SolicitacaoDaClinica } from '@/shared/titulares/api/linhas.ts';
import { solicitacoesOptions } from '@/shared/titulares/api/queries.ts';
import { Encerrada } from '../components/Encerrada.tsx';
import { Responder } from '../components/Responder.tsx';

/** `/prontuario/pedidos`: what patients ask of who keeps their data, and the answers. */
export function SolicitacoesDaClinica() {
  const { id } = usePerfil();
  const { mostrar } = useSearch({ from: rotaDe(PATHS.pedidosDeTitulares) });
  const navegar = useNavigate();
  const aberta = mostrar === 'encerradas' ? 'encerradas' : 'abertas';
  return (
    <Pagina
      titulo="Pedidos de titulares"
      descricao="Pacientes pedem por aqui uma correção, uma cópia ou informações sobre os dados que você guarda. A lei dá 15 dias para responder (LGPD, art. 19)."
    >
      <Tabs
        value={aberta}
        onChange={(escolhida) =>
          void navegar({
            to: PATHS.pedidosDeTitulares,
            search: escolhida === 'encerradas' ? { mostrar: 'encerradas' } : {},
            replace: true,
          })
        }
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="abertas">Abertos</Tabs.Tab>
          <Tabs.Tab value="encerradas">Encerrados</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={aberta} pt="lg">
          <Lista key={aberta} clinicaId={id} situacao={aberta} />
        </Tabs.Panel>
      </Tabs>
    </Pagina>
  );
}

interface PropsDaLista {
  clinicaId: string;
  situacao: 'abertas' | 'encerradas';
}

function Lista({ clinicaId, situacao }: PropsDaLista) {
  const { data, isPending, error, refetch } = useQuery(solicitacoesOptions(clinicaId, situacao));
  if (isPending) return <Esqueleto linhas={4} />;
  if (!data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar os pedidos."
        aoTentar={() => void refetch()}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EstadoVazio
        desenho="carta"
        frase={
          situacao === 'abertas'
            ? 'Nenhum pedido à espera. Os que chegarem pela área do paciente aparecem aqui, com o prazo.'
            : 'Os pedidos respondidos ou cancelados ficam guardados aqui.'
        }
      />
    );
  }
  return (
    <Bloco titulo={situacao === 'abertas' ? 'À espera de resposta' : 'Respondidos e cancelados'}>
      <ul className="linhas">
        {data.map((solicitacao) => (
          <Stack component="li" key={solicitacao.id} gap="sm" py="md" px="recuo">
            <Cabecalho solicitacao={solicitacao} />
            {solicitacao.texto && <p className="como-escrito leitura">{solicitacao.texto}</p>}
            {solicitacao.status === 'aberta' ? (
              <Responder solicitacao={solicitacao} />
            ) : (
              <Encerrada solicitacao={solicitacao} />
            )}
          </Stack>
        ))}
      </ul>
    </Bloco>
  );
}

function Cabecalho({ solicitacao }: { solicitacao: SolicitacaoDaClinica }) {
  const fuso = useFuso();
  const { tipo, paciente, paciente_id, prazo, status, criada_em } = solicitacao;
  const nome = nomeExibido(paciente);
  return (
    <Group gap="sm" justify="space-between">
      <Box miw={0} flex="1 1 14rem">
        <Text fw={600}>
          {nome}: {ROTULO_DA_SOLICITACAO[tipo].toLowerCase()}
        </Text>
        <Text size="sm" c="dimmed">
          Pedido em {formatarData(criada_em, fuso)}
          {status === 'aberta' &&
            ` · responder até ${formatarDia(prazo)} (${prazoEmPalavras(prazo, hoje(fuso))})`}
        </Text>
      </Box>
      <BotaoLink
        to={PATHS.cadastroDoPaciente}
        params={{ id: paciente_id }}
        variant="default"
        aria-label={`Abrir cadastro: ${nome}`}
      >
        Abrir cadastro
      </BotaoLink>
    </Group>
  );
}
