import { Group, SegmentedControl, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Carregando } from '@/components/Carregando.tsx';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { comTecla } from '@/components/comTecla.ts';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { BUSCA_DA_TELA } from '@/config/constants.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { de } from '@/lib/format/nomes.ts';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import { useEnderecoComPausa } from '@/lib/useEnderecoComPausa.ts';
import { PedidosDeTitulares } from '@/shared/titulares/components/PedidosDeTitulares.tsx';
import { buscaOptions } from '../api/queries.ts';
import { LinhaDePaciente } from '../components/LinhaDePaciente.tsx';
import classes from '../components/Lista.module.css';
import { SemClinica } from '../components/SemClinica.tsx';
import { LISTA_DE_PACIENTES, moverNaLista, teclaNaBusca } from '../components/teclado.ts';

const PAUSA_DA_BUSCA = 250;
const MAXIMO_DA_BUSCA = 120;

/** `/prontuario`: the patients of the active clinic, searched by any part of name or number. */
export function ListaDePacientes() {
  const { clinica, carregando, erro } = useActiveClinica();
  const { id, tipo } = usePerfil();
  const pode = usePode();
  const { busca = '' } = useSearch({ from: rotaDe(PATHS.prontuario) });
  if (carregando) return <Carregando />;
  return (
    <Pagina
      titulo="Prontuário"
      descricao={clinica ? `Pacientes ${de(clinica.nome)}` : undefined}
      acoes={
        clinica && (
          <>
            <PedidosDeTitulares clinicaId={clinica.id} />
            {!clinica.soLeitura &&
              pode('pacientes.importar') &&
              (tipo !== 'medico' || clinica.id === id) && (
                <BotaoLink to={PATHS.importarPacientes} variant="default">
                  Importar
                </BotaoLink>
              )}
            {!clinica.soLeitura && pode('pacientes.cadastrar') && (
              <BotaoLink to={PATHS.novoPaciente} leftSection={<IconPlus size={18} aria-hidden />}>
                Cadastrar paciente
              </BotaoLink>
            )}
          </>
        )
      }
    >
      {erro && <EstadoErro erro={erro} titulo="Não foi possível carregar suas clínicas." />}
      {!erro && !clinica && <SemClinica />}
      {clinica && (
        <Stack gap="md">
          <Barra termo={busca} />
          <Resultados key={clinica.id} clinicaId={clinica.id} termo={busca} />
        </Stack>
      )}
    </Pagina>
  );
}

function Barra({ termo }: { termo: string }) {
  const navegar = useNavigate();
  const { situacao = 'ativos' } = useSearch({ from: rotaDe(PATHS.prontuario) });
  const [digitado, setDigitado] = useState(termo);
  const buscar = useEnderecoComPausa((busca: string) => {
    void navegar({
      to: PATHS.prontuario,
      search: { ...(busca && { busca }), ...(situacao === 'todos' && { situacao }) },
      replace: true,
    });
  }, PAUSA_DA_BUSCA);

  // Back and a link from elsewhere change the address under the field.
  useEffect(() => setDigitado((atual) => (atual.trim() === termo ? atual : termo)), [termo]);

  return (
    <Group component="search" gap="sm">
      <TextInput
        {...{ [BUSCA_DA_TELA]: true }}
        className={classes.busca}
        type="search"
        aria-label="Buscar paciente por nome, CPF ou telefone"
        placeholder={comTecla('Nome, CPF, telefone ou nascimento')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={digitado}
        maxLength={MAXIMO_DA_BUSCA}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setDigitado(value);
          buscar(value.trim());
        }}
        onKeyDown={(evento) => teclaNaBusca(evento, digitado.trim() === termo)}
      />
      <SegmentedControl
        aria-label="Quais cadastros mostrar"
        value={situacao}
        onChange={(escolhida) =>
          void navegar({
            to: PATHS.prontuario,
            search: {
              ...(termo && { busca: termo }),
              ...(escolhida === 'todos' && { situacao: 'todos' }),
            },
            replace: true,
          })
        }
        data={[
          { value: 'ativos', label: 'Ativos' },
          { value: 'todos', label: 'Todos' },
        ]}
      />
    </Group>
  );
}

function Resultados({ clinicaId, termo }: { clinicaId: string; termo: string }) {
  const { situacao } = useSearch({ from: rotaDe(PATHS.prontuario) });
  const busca = useInfiniteQuery({
    ...buscaOptions(clinicaId, { termo, soAtivos: situacao !== 'todos' }),
    placeholderData: keepPreviousData,
  });
  if (busca.isPending) return <EsqueletoDaLista />;
  if (busca.isError) {
    return (
      <EstadoErro
        erro={busca.error}
        titulo="Não foi possível buscar os pacientes."
        aoTentar={() => void busca.refetch()}
      />
    );
  }
  const pacientes = busca.data.pages.flatMap((pagina) => pagina.pacientes);
  if (pacientes.length === 0) return <NenhumPaciente termo={termo} />;
  return (
    <>
      <div>
        <div className={classes.rotulos} aria-hidden>
          <span>Nome</span>
          <span>Idade e sexo</span>
          <span>CPF</span>
          <span>Telefone</span>
          <span>Responsável</span>
        </div>
        <ul
          {...LISTA_DE_PACIENTES}
          className="cartao linhas"
          aria-label="Pacientes"
          aria-busy={busca.isPlaceholderData}
          onKeyDown={moverNaLista}
        >
          {pacientes.map((paciente) => (
            <li key={paciente.id}>
              <LinhaDePaciente paciente={paciente} termo={termo} />
            </li>
          ))}
        </ul>
      </div>
      <CarregarMais lista={busca}>Carregar mais</CarregarMais>
    </>
  );
}

function NenhumPaciente({ termo }: { termo: string }) {
  const pode = usePode();
  const { clinica } = useActiveClinica();
  const cadastra = pode('pacientes.cadastrar') && !clinica?.soLeitura;
  if (!termo) {
    return (
      <EstadoVazio
        desenho="pessoas"
        frase="Os pacientes que você cadastrar aparecem aqui, em ordem de nome."
        acao={
          cadastra && <BotaoLink to={PATHS.novoPaciente}>Cadastrar o primeiro paciente</BotaoLink>
        }
      />
    );
  }
  const eNome = /\p{L}/u.test(termo);
  return (
    <EstadoVazio
      desenho="busca"
      frase={`Nenhum paciente encontrado com “${termo}”. Confira a grafia ou busque por outra parte do nome, CPF ou telefone.`}
      acao={
        cadastra && (
          <BotaoLink to={PATHS.novoPaciente} search={eNome ? { nome: termo } : {}}>
            {eNome ? `Cadastrar “${termo}”` : 'Cadastrar paciente'}
          </BotaoLink>
        )
      }
    />
  );
}

function EsqueletoDaLista() {
  return (
    <Esqueleto>
      <Stack gap={1}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((linha) => (
          <Skeleton key={linha} height={52} radius="sm" />
        ))}
      </Stack>
    </Esqueleto>
  );
}
