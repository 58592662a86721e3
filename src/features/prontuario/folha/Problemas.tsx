import { fimDoProblemaSchema, problemaSchema } from '@domain/contracts/prontuario-resumo.ts';
import { Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { Recado } from '@/components/Recado.tsx';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import {
  alterarProblema,
  listarProblema,
  type Problema,
  problemasOptions,
  REABRIR,
} from '../api/resumo.ts';
import { CampoDeCodigo } from '../diagnosticos/CampoDeCodigo.tsx';
import { CampoDia } from './CampoDia.tsx';
import { comCodigo } from './itens.ts';
import classes from './Lista.module.css';
import { ler, type Recusas } from './recusas.ts';
import { useGuardar } from './useGuardar.ts';

/** The problem list: what is active, what ended, and a new line. */
export function Problemas() {
  const { paciente, clinicaId, escreve } = usePacienteDaTela();
  const { data, error, refetch } = useQuery(problemasOptions(clinicaId, paciente.id));
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  const ativos = data?.filter(({ situacao }) => situacao === 'ativo') ?? [];
  const antigos = data?.filter(({ situacao }) => situacao !== 'ativo') ?? [];
  return (
    <Stack gap="lg">
      {escreve && <NovoProblema />}
      {data && ativos.length === 0 && <p>Nenhum problema ativo registrado.</p>}
      <ul className={classes.lista} aria-label="Problemas ativos">
        {ativos.map((problema) => (
          <ProblemaAtivo key={problema.id} problema={problema} />
        ))}
      </ul>
      {antigos.length > 0 && (
        <section>
          <Title order={3} size="h5">
            Resolvidos e descartados
          </Title>
          <ul className={classes.lista}>
            {antigos.map((problema) => (
              <ProblemaAntigo key={problema.id} problema={problema} />
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

const EM_BRANCO = { descricao: '', sistema: null, codigo: null, desde: '' } as const;
interface Campos {
  descricao: string;
  sistema: 'cid10' | null;
  codigo: string | null;
  desde: string;
}

function NovoProblema() {
  const { paciente } = usePacienteDaTela();
  const { enviando, falha, guardar } = useGuardar();
  const [campos, setCampos] = useState<Campos>(EM_BRANCO);
  const [recusas, setRecusas] = useState<Recusas>({});

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const { lido, recusas: novas } = ler(problemaSchema(hoje()), campos);
    setRecusas(novas);
    if (lido) {
      guardar(
        () => listarProblema(paciente, lido),
        () => setCampos(EM_BRANCO),
      );
    }
  };

  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="xs">
        {falha && <Recado tom="erro" titulo={falha} />}
        <div className={classes.linhaDeCampos}>
          <CampoDeCodigo
            data-autofocus
            label="Novo problema"
            description={
              campos.codigo ? `CID-10 ${campos.codigo}` : 'Nome, sinônimo ou código da CID-10.'
            }
            value={campos.descricao}
            onChange={(descricao) =>
              setCampos({ ...campos, descricao, sistema: null, codigo: null })
            }
            aoEscolher={({ codigo, nome }) =>
              setCampos({ ...campos, descricao: nome, sistema: 'cid10', codigo })
            }
            error={recusas.descricao ?? recusas.codigo}
          />
          <CampoDia
            label="Desde"
            description="Se souber."
            valor={campos.desde}
            aoMudar={(desde) => setCampos({ ...campos, desde })}
            error={recusas.desde}
          />
          <Button type="submit" variant="default" loading={enviando}>
            Acrescentar
          </Button>
        </div>
      </Stack>
    </form>
  );
}

type Saida = 'resolver' | 'descartar';

function ProblemaAtivo({ problema }: { problema: Problema }) {
  const { escreve } = usePacienteDaTela();
  const [saida, setSaida] = useState<Saida | null>(null);
  return (
    <li className={classes.item}>
      <Group justify="space-between" gap="xs">
        <span>
          <b>{comCodigo(problema.descricao, problema.codigo)}</b>
          {problema.desde && ` desde ${formatarDia(problema.desde)}`}
        </span>
        {escreve && saida === null && (
          <Group gap="xs">
            <Button size="compact-sm" variant="subtle" onClick={() => setSaida('resolver')}>
              Resolver
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              onClick={() => setSaida('descartar')}
            >
              Descartar
            </Button>
          </Group>
        )}
      </Group>
      {saida && (
        <SaidaDoProblema problema={problema} saida={saida} aoFechar={() => setSaida(null)} />
      )}
    </li>
  );
}

interface PropsDaSaida {
  problema: Problema;
  saida: Saida;
  aoFechar: () => void;
}

function SaidaDoProblema({ problema, saida, aoFechar }: PropsDaSaida) {
  const { enviando, falha, guardar } = useGuardar();
  const [valor, setValor] = useState(saida === 'resolver' ? hoje() : '');
  const [recusas, setRecusas] = useState<Recusas>({});

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const fim =
      saida === 'resolver'
        ? { situacao: 'resolvido', resolvido_em: valor }
        : { situacao: 'descartado', motivo_do_descarte: valor };
    const { lido, recusas: novas } = ler(fimDoProblemaSchema(hoje()), fim);
    setRecusas(novas);
    if (lido) guardar(() => alterarProblema(problema, lido), aoFechar);
  };

  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="xs" mt="xs">
        {falha && <Recado tom="erro" titulo={falha} />}
        <div className={classes.linhaDeCampos}>
          {saida === 'resolver' ? (
            <CampoDia
              autoFocus
              label="Resolvido em"
              valor={valor}
              aoMudar={setValor}
              error={recusas.resolvido_em}
            />
          ) : (
            <TextInput
              autoFocus
              label="Motivo"
              description="Obrigatório. Por exemplo: hipótese afastada, lançado por engano."
              value={valor}
              maxLength={300}
              onChange={({ currentTarget }) => setValor(currentTarget.value)}
              error={recusas.motivo_do_descarte}
            />
          )}
          <Button type="submit" loading={enviando}>
            {saida === 'resolver' ? 'Marcar como resolvido' : 'Descartar da lista'}
          </Button>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function ProblemaAntigo({ problema }: { problema: Problema }) {
  const { escreve } = usePacienteDaTela();
  const { enviando, falha, guardar } = useGuardar();
  return (
    <li className={classes.item}>
      {falha && <Recado tom="erro" titulo={falha} />}
      <Group justify="space-between" gap="xs">
        <span>
          {comCodigo(problema.descricao, problema.codigo)}
          <span className={classes.detalhe}>{fimEmPalavras(problema)}</span>
        </span>
        {escreve && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={enviando}
            onClick={() =>
              guardar(
                () => alterarProblema(problema, REABRIR),
                () => undefined,
              )
            }
          >
            Voltar a ativo
          </Button>
        )}
      </Group>
    </li>
  );
}

function fimEmPalavras({ situacao, resolvido_em, motivo_do_descarte }: Problema): string {
  if (situacao === 'descartado') return ` descartado: ${motivo_do_descarte}`;
  return resolvido_em ? ` resolvido em ${formatarDia(resolvido_em)}` : ' resolvido';
}
