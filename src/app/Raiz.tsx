import { Outlet } from '@tanstack/react-router';
import { AnuncioDeRota } from './AnuncioDeRota.tsx';

/** The outermost route: announces each navigation and shows where it led. */
export function Raiz() {
  return (
    <>
      <AnuncioDeRota />
      <Outlet />
    </>
  );
}
